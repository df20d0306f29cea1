// Changes the worker that searches the site.
{
  const [QUERY, RESULT] = [2, 3]; // types of messages

  // A browser does not start a worker if the page is a file. This class runs the worker's script in an iframe.
  class FrameWorker extends EventTarget {
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
      // Later, so that the browser can handle key presses first.
      setTimeout(() => this.inside.dispatchEvent(new this.inside.MessageEvent("message", { data })));
    }
  }

  // The theme sends a query for each key press, and queries of one or two letters are slow. A query therefore waits
  // until the worker has answered the previous query, and is dropped if another query follows in the meantime.
  window.Worker = class extends (location.protocol === "file:" ? FrameWorker : Worker) {
    constructor(url) {
      super(url);
      this.addEventListener("message", ({ data }) => {
        if (data.type !== RESULT) return;
        this.isBusy = false;
        this.send();
      });
    }

    postMessage(data) {
      if (data.type !== QUERY) return super.postMessage(data);
      this.query = data;
      this.send();
    }

    send() {
      if (this.isBusy || !this.query) return;
      this.isBusy = true;
      super.postMessage(this.query);
      this.query = null;
    }
  };
}
