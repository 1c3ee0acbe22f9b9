/** Asks the person for a password or code; true once the server has accepted it. */
type Prover = () => Promise<boolean>

let prover: Prover | null = null
let running: Promise<boolean> | null = null

/** Registers what shows the question; returns how to unregister it. */
export function setProver(next: Prover): () => void {
  prover = next
  return () => {
    if (prover === next) prover = null
  }
}

/** All calls that wait for a proof share one question; false if it cannot be asked or was cancelled. */
export function proveIdentity(): Promise<boolean> {
  running ??= (prover?.() ?? Promise.resolve(false)).finally(() => {
    running = null
  })
  return running
}
