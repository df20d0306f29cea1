// Search in pages that are read as files: a browser starts no Worker there. This one runs its script in an iframe.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.waiting = [];
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.documentElement.appendChild(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = data => this.dispatchEvent(new MessageEvent("message", { data }));
      this.inside.importScripts = (...urls) => Promise.all(urls.map(each => this.load(each)));
      this.load(url).then(() => {
        this.isReady = true;
        this.waiting.splice(0).forEach(data => this.deliver(data));
      });
    }

    load(url) {
      const script = this.inside.document.createElement("script");
      script.src = url;
      return new Promise(resolve => {
        script.onload = resolve;
        this.inside.document.body.appendChild(script);
      });
    }

    postMessage(data) {
      if (this.isReady) this.deliver(data);
      else this.waiting.push(data);
    }

    deliver(data) {
      this.inside.dispatchEvent(new this.inside.MessageEvent("message", { data }));
    }
  };
}
