"""How stubs of runtime call other major versions, in the format described in rows.py.

Generated from headers/libraries/runtime.toml. Do not edit: `nox -s codegen` writes it.
"""

BRIDGES: dict[str, tuple[str, ...]] = {
    "cudaStreamGetCaptureInfo": (
        "cudaStreamGetCaptureInfo(stream, captureStatus_out, id_out, graph_out=0, dependencies_out=0, edgeData_out=0, numDependencies_out=0)",
        "cudaStreamGetCaptureInfo_v2(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), edgeData_out==0",
    ),
    "cudaStreamUpdateCaptureDependencies": (
        "cudaStreamUpdateCaptureDependencies(stream, dependencies, dependencyData=0, numDependencies, flags)",
        "cudaStreamUpdateCaptureDependencies(stream, dependencies, numDependencies, flags), dependencyData==0",
    ),
    "cudaMemcpyBatchAsync": (
        "cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream), failIdx:=-1",
        "cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx=scratch(), stream)",
    ),
    "cudaMemcpy3DBatchAsync": (
        "cudaMemcpy3DBatchAsync(numOps, opList, flags, stream), failIdx:=-1",
        "cudaMemcpy3DBatchAsync(numOps, opList, failIdx=scratch(), flags, stream)",
    ),
    "cudaMemPrefetchAsync": (
        "cudaMemPrefetchAsync(devPtr, count, location=location(dstDevice), flags=0, stream)",
        "cudaMemPrefetchAsync(devPtr, count, dstDevice=device(location), stream), flags==0",
    ),
    "cudaMemAdvise": (
        "cudaMemAdvise(devPtr, count, advice, location=location(device))",
        "cudaMemAdvise(devPtr, count, advice, device=device(location))",
    ),
    "cudaGraphGetEdges": (
        "cudaGraphGetEdges(graph, from, to, edgeData=0, numEdges)",
        "cudaGraphGetEdges(graph, from, to, numEdges), edgeData==0",
    ),
    "cudaGraphNodeGetDependencies": (
        "cudaGraphNodeGetDependencies(node, pDependencies, edgeData=0, pNumDependencies)",
        "cudaGraphNodeGetDependencies(node, pDependencies, pNumDependencies), edgeData==0",
    ),
    "cudaGraphNodeGetDependentNodes": (
        "cudaGraphNodeGetDependentNodes(node, pDependentNodes, edgeData=0, pNumDependentNodes)",
        "cudaGraphNodeGetDependentNodes(node, pDependentNodes, pNumDependentNodes), edgeData==0",
    ),
    "cudaGraphAddDependencies": (
        "cudaGraphAddDependencies(graph, from, to, edgeData=0, numDependencies)",
        "cudaGraphAddDependencies(graph, from, to, numDependencies), edgeData==0",
    ),
    "cudaGraphRemoveDependencies": (
        "cudaGraphRemoveDependencies(graph, from, to, edgeData=0, numDependencies)",
        "cudaGraphRemoveDependencies(graph, from, to, numDependencies), edgeData==0",
    ),
    "cudaGraphInstantiate": (
        "cudaGraphInstantiateWithFlags(pGraphExec, graph, flags)",
        "cudaGraphInstantiate(pGraphExec, graph, flags=0), pErrorNode:=0, pLogBuffer, bufferSize",
    ),
    "cudaGraphExecUpdate": (
        "cudaGraphExecUpdate(hGraphExec, hGraph, resultInfo={errorNode=hErrorNode_out result=updateResult_out})",
        "cudaGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out=resultInfo.errorNode, updateResult_out=resultInfo.result), resultInfo.errorFromNode:=0",
    ),
    "cudaGraphAddNode": (
        "cudaGraphAddNode(pGraphNode, graph, pDependencies, dependencyData=0, numDependencies, nodeParams)",
        "cudaGraphAddNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams), dependencyData==0",
    ),
    "cudaGetDriverEntryPoint": (
        "cudaGetDriverEntryPointByVersion(symbol, funcPtr, cudaVersion=version(), flags, driverStatus)",
        "cudaGetDriverEntryPointByVersion(symbol, funcPtr, cudaVersion=version(), flags, driverStatus=0)",
    ),
    "cudaStreamGetCaptureInfo_ptsz": (
        "cudaStreamGetCaptureInfo_ptsz(stream, captureStatus_out, id_out, graph_out=0, dependencies_out=0, edgeData_out=0, numDependencies_out=0)",
        "cudaStreamGetCaptureInfo_v2_ptsz(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), edgeData_out==0",
    ),
    "cudaStreamUpdateCaptureDependencies_ptsz": (
        "cudaStreamUpdateCaptureDependencies_ptsz(stream, dependencies, dependencyData=0, numDependencies, flags)",
        "cudaStreamUpdateCaptureDependencies_ptsz(stream, dependencies, numDependencies, flags), dependencyData==0",
    ),
    "cudaMemcpyBatchAsync_ptsz": (
        "cudaMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream), failIdx:=-1",
        "cudaMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx=scratch(), stream)",
    ),
    "cudaMemcpy3DBatchAsync_ptsz": (
        "cudaMemcpy3DBatchAsync_ptsz(numOps, opList, flags, stream), failIdx:=-1",
        "cudaMemcpy3DBatchAsync_ptsz(numOps, opList, failIdx=scratch(), flags, stream)",
    ),
    "cudaMemPrefetchAsync_ptsz": (
        "cudaMemPrefetchAsync_ptsz(devPtr, count, location=location(dstDevice), flags=0, stream)",
        "cudaMemPrefetchAsync_ptsz(devPtr, count, dstDevice=device(location), stream), flags==0",
    ),
    "cudaGetDriverEntryPoint_ptsz": (
        "cudaGetDriverEntryPointByVersion_ptsz(symbol, funcPtr, cudaVersion=version(), flags, driverStatus)",
        "cudaGetDriverEntryPointByVersion_ptsz(symbol, funcPtr, cudaVersion=version(), flags, driverStatus=0)",
    ),
    "cudaThreadExit": (
        "cudaDeviceReset()",
    ),
    "cudaThreadSynchronize": (
        "cudaDeviceSynchronize()",
    ),
    "cudaThreadSetLimit": (
        "cudaDeviceSetLimit(limit, value)",
    ),
    "cudaThreadGetLimit": (
        "cudaDeviceGetLimit(pValue, limit)",
    ),
    "cudaThreadGetCacheConfig": (
        "cudaDeviceGetCacheConfig(pCacheConfig)",
    ),
    "cudaThreadSetCacheConfig": (
        "cudaDeviceSetCacheConfig(cacheConfig)",
    ),
    "cudaStreamGetCaptureInfo_v2": (
        "cudaStreamGetCaptureInfo(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out=0, numDependencies_out)",
    ),
    "cudaStreamGetCaptureInfo_v3": (
        "cudaStreamGetCaptureInfo_v2(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), edgeData_out==0",
    ),
    "cudaStreamUpdateCaptureDependencies_v2": (
        "cudaStreamUpdateCaptureDependencies(stream, dependencies, numDependencies, flags), dependencyData==0",
    ),
    "cudaMemPrefetchAsync_v2": (
        "cudaMemPrefetchAsync(devPtr, count, dstDevice=device(location), stream), flags==0",
    ),
    "cudaMemAdvise_v2": (
        "cudaMemAdvise(devPtr, count, advice, device=device(location))",
    ),
    "cudaGraphGetEdges_v2": (
        "cudaGraphGetEdges(graph, from, to, numEdges), edgeData==0",
    ),
    "cudaGraphNodeGetDependencies_v2": (
        "cudaGraphNodeGetDependencies(node, pDependencies, pNumDependencies), edgeData==0",
    ),
    "cudaGraphNodeGetDependentNodes_v2": (
        "cudaGraphNodeGetDependentNodes(node, pDependentNodes, pNumDependentNodes), edgeData==0",
    ),
    "cudaGraphAddDependencies_v2": (
        "cudaGraphAddDependencies(graph, from, to, numDependencies), edgeData==0",
    ),
    "cudaGraphRemoveDependencies_v2": (
        "cudaGraphRemoveDependencies(graph, from, to, numDependencies), edgeData==0",
    ),
    "cudaGraphAddNode_v2": (
        "cudaGraphAddNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams), dependencyData==0",
    ),
    "cudaStreamGetCaptureInfo_v2_ptsz": (
        "cudaStreamGetCaptureInfo_ptsz(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out=0, numDependencies_out)",
    ),
    "cudaStreamGetCaptureInfo_v3_ptsz": (
        "cudaStreamGetCaptureInfo_v2_ptsz(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), edgeData_out==0",
    ),
    "cudaStreamUpdateCaptureDependencies_v2_ptsz": (
        "cudaStreamUpdateCaptureDependencies_ptsz(stream, dependencies, numDependencies, flags), dependencyData==0",
    ),
    "cudaMemPrefetchAsync_v2_ptsz": (
        "cudaMemPrefetchAsync_ptsz(devPtr, count, dstDevice=device(location), stream), flags==0",
    ),
}

MEMBERS: dict[str, dict[str, int | None]] = {
    "cudaDeviceProp": {
        "clockRate": 13,
        "deviceOverlap": 15,
        "kernelExecTimeoutEnabled": 17,
        "computeMode": 20,
        "maxTexture1DLinear": 69,
        "memoryClockRate": 36,
        "singleToDoublePrecisionPerfRatio": 87,
        "cooperativeMultiDeviceLaunch": None,
        "hostRegisterSupported": 99,
        "sparseCudaArraySupported": 112,
        "hostRegisterReadOnlySupported": 113,
        "timelineSemaphoreInteropSupported": 114,
        "memoryPoolsSupported": 115,
        "gpuDirectRDMASupported": 116,
        "gpuDirectRDMAFlushWritesOptions": 117,
        "gpuDirectRDMAWritesOrdering": 118,
        "memoryPoolSupportedHandleTypes": 119,
        "deferredMappingCudaArraySupported": 121,
        "ipcEventSupported": 125,
        "clusterLaunch": 120,
        "unifiedFunctionPointers": None,
        "deviceNumaConfig": 130,
        "deviceNumaId": 131,
        "mpsEnabled": 133,
        "hostNumaId": 134,
        "gpuPciDeviceID": 139,
        "gpuPciSubsystemID": 140,
        "hostNumaMultinodeIpcSupported": 143,
    },
    "cudaFuncAttributes": {
        "clusterDimMustBeSet": None,
        "requiredClusterWidth": None,
        "requiredClusterHeight": None,
        "requiredClusterDepth": None,
        "clusterSchedulingPolicyPreference": None,
        "nonPortableClusterSizeAllowed": None,
    },
    "cudaResourceDesc": {
        "flags": None,
    },
    "cudaTextureDesc": {
        "seamlessCubemap": None,
    },
}

CHANGED: dict[str, str] = {
    "cudaGetDriverEntryPoint": "it returns the driver's functions of the runtime's release, whose signatures may differ",
    "cudaGetDriverEntryPoint_ptsz": "it returns the driver's functions of the runtime's release, whose signatures may differ",
}
