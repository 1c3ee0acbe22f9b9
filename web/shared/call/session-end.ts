import { tokens } from './token-store.ts'

/** Why a session ended: the person signed out, or the server or another tab ended it. */
export type SessionEnd = 'logout' | 'expired'

type Listener = (why: SessionEnd) => void
const listeners = new Set<Listener>()

/** The person signs out: whatever ends the session from now on, in any tab, it has not expired. Returns how to say that it is over. */
export function leaveSession(): () => void {
  tokens.setLeaving(true)
  return () => tokens.setLeaving(false)
}

/** Clears both tokens and notifies everything that keeps session data. */
export function endSession(why: SessionEnd): void {
  const ended = tokens.areLeaving() ? 'logout' : why
  tokens.clear()
  for (const listener of listeners) listener(ended)
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
