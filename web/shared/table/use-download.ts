import { useState } from 'react'
import { messageOf } from '../call/api-error.ts'
import { snackError } from '../snackbar/snackbar.ts'
import { downloadBlob } from './download-blob.ts'

/** Fetches a file and saves it under a name, which may depend on its type; errors are shown. */
export function useDownload() {
  const [pending, setPending] = useState(false)
  const run = async (name: string | ((file: Blob) => string), fetchIt: () => Promise<Blob>) => {
    setPending(true)
    try {
      const file = await fetchIt()
      downloadBlob(typeof name === 'string' ? name : name(file), file)
    } catch (error) {
      snackError(messageOf(error))
    }
    setPending(false)
  }
  return { pending, run }
}
