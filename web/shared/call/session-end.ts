import { tokens } from './token-store.ts'

/** Why a session ended: the person signed out, or the server or another tab ended it. */
export type SessionEnd = 'logout' | 'expired'

type Listener = (why: SessionEnd) => void
const listeners = new Set<Listener>()

/** Clears both tokens and notifies everything that keeps session data. */
export function endSession(why: SessionEnd): void {
  tokens.clear()
  for (const listener of listeners) listener(why)
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
