/** Asks the person for a password or code; true once the server took it. */
type Prover = () => Promise<boolean>

let prover: Prover | null = null
let running: Promise<boolean> | null = null

/** What shows the question, as long as it can; answers how to take it away. */
export function setProver(next: Prover): () => void {
  prover = next
  return () => {
    if (prover === next) prover = null
  }
}

/** All calls that wait for a proof share one question; false where nobody is there to be asked, or they would not. */
export function provedAgain(): Promise<boolean> {
  running ??= (prover?.() ?? Promise.resolve(false)).finally(() => {
    running = null
  })
  return running
}
