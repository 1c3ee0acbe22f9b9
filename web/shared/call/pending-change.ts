type Listener = (message: string) => void
const listeners = new Set<Listener>()

/** Calls back for each change that was sent and awaits a second person's approval; returns how to stop. */
export function onPendingChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announcePendingChange(message: string): void {
  for (const listener of listeners) listener(message)
}
