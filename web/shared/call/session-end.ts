import { tokens } from './token-store.ts'

/** Why a session ended: the person signed out, or the server or another tab ended it. */
export type SessionEnd = 'logout' | 'expired'

type Listener = (why: SessionEnd) => void
const listeners = new Set<Listener>()

let isLeaving = false

/** The person signs out: whatever ends the session from now on, it has not expired. Returns how to say that it is over. */
export function leaveSession(): () => void {
  isLeaving = true
  return () => {
    isLeaving = false
  }
}

/** Clears both tokens and notifies everything that keeps session data. */
export function endSession(why: SessionEnd): void {
  tokens.clear()
  for (const listener of listeners) listener(isLeaving ? 'logout' : why)
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
