import { useEffect, useState } from 'react'

/** SHA-256 of files in their order, as far as computed; empty if the browser offers it only on secure pages. */
export function useDigests(files: readonly File[]): readonly string[] {
  const [digests, setDigests] = useState<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    void Promise.all(files.map(digestOf)).then((all) => {
      if (isGone) return
      const next = all.every((one) => one !== null) ? all : []
      setDigests((before) => (before.join() === next.join() ? before : next))
    })
    return () => {
      isGone = true
    }
  }, [files])
  return digests
}

const known = new WeakMap<File, Promise<string | null>>()

function digestOf(file: File): Promise<string | null> {
  const hash = known.get(file) ?? digest(file).catch(() => null)
  known.set(file, hash)
  return hash
}

async function digest(file: File): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null
  const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
