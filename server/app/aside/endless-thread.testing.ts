import { parentPort } from 'node:worker_threads'

/** Entry point of a thread that says that it began, and then hears nothing. */
const audience = { organisation: '', account: null }
parentPort!.postMessage({ publish: { audience, event: 'DATA_IMPORT_PROGRESS', payload: {}, byLanguage: false } })
setInterval(() => undefined, 1_000)
