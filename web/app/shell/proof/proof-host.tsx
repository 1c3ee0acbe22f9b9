import { useEffect, useState } from 'react'
import { setProver } from '../../../shared/call/proof.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'

const ProofPrompt = lazyDialog(() => import('./proof-prompt.tsx'))

/** Asks for the password or a code before a sensitive call continues. */
export function ProofHost() {
  const [answer, setAnswer] = useState<{ give: (proved: boolean) => void } | null>(null)
  useEffect(() => setProver(() => new Promise((give) => setAnswer({ give }))), [])
  if (answer === null) return null
  const end = (proved: boolean) => {
    setAnswer(null)
    answer.give(proved)
  }
  return <ProofPrompt onProved={() => end(true)} onClose={() => end(false)} />
}
