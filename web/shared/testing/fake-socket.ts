import { act } from '@testing-library/react'
import type { SocketEvents } from '@muster/contract/sockets.ts'

type Listener = (payload: never) => void
const listeners = new Map<string, Set<Listener>>()

/** Replaces `shared/socket/socket.ts` in every test: nothing connects, and `push` sends an event as the server would. */
export function onSocket(event: keyof SocketEvents, listener: Listener): () => void {
  const eventListeners = listeners.get(event) ?? new Set()
  listeners.set(event, eventListeners.add(listener))
  return () => eventListeners.delete(listener)
}

export const onSocketReturned = () => () => {}

export const isHeard = (event: keyof SocketEvents) => (listeners.get(event)?.size ?? 0) > 0

/** Sends an event of the server to this browser. */
export function push<E extends keyof SocketEvents>(event: E, payload: SocketEvents[E]): void {
  act(() => {
    for (const listener of listeners.get(event) ?? []) listener(payload as never)
  })
}
