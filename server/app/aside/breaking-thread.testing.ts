import { parentPort } from 'node:worker_threads'

/** Entry point of a thread that breaks as soon as it has said that it began. */
parentPort!.postMessage({
  publish: {
    audience: { organisation: '', account: null },
    event: 'DATA_IMPORT_PROGRESS',
    payload: {},
    byLanguage: false,
  },
})
throw new Error('broken')
