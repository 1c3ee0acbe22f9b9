import type { SocketEvents } from '@muster/contract/sockets.ts'
import type { Socket } from 'socket.io-client'
import { refreshAccess } from '../call/refresh.ts'
import { onSessionEnd } from '../call/session-end.ts'
import { tokens } from '../call/token-store.ts'
import { useSession } from '../session/session.ts'

type Listener<E extends keyof SocketEvents> = (payload: SocketEvents[E]) => void
type Listeners = { [E in keyof SocketEvents]?: Set<Listener<E>> }

const listeners: Listeners = {}
const returned = new Set<() => void>()
let socket: Socket | null = null
let opening: Promise<void> | null = null
let retry: ReturnType<typeof setTimeout> | undefined

/** Listens to an event of the server; this tab's one connection opens with the first listener. Returns how to stop. */
export function onSocket<E extends keyof SocketEvents>(event: E, listener: Listener<E>): () => void {
  const eventListeners = (listeners[event] ??= new Set() as never) as Set<Listener<E>>
  eventListeners.add(listener)
  open()
  return () => eventListeners.delete(listener)
}

/** Called when the connection is back after a gap: missed events have to be refetched. */
export function onSocketReturned(listener: () => void): () => void {
  returned.add(listener)
  return () => returned.delete(listener)
}

function open(): void {
  if (socket !== null || opening !== null || tokens.access() === null) return
  opening = connect().finally(() => {
    opening = null
  })
}

async function connect(): Promise<void> {
  const { io } = await import('socket.io-client')
  const made = io({
    transports: ['websocket'],
    withCredentials: true,
    auth: (give) => give({ token: tokens.access() }),
  })
  socket = made
  let isFirst = true
  made.on('connect', () => {
    enterRoom(made)
    if (!isFirst) for (const listener of returned) listener()
    isFirst = false
  })
  // A refused or ended connection does not reconnect automatically: its token may have expired.
  made.on('connect_error', () => {
    if (!made.active) void comeBack(made)
  })
  made.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') void comeBack(made)
  })
  made.onAny((event: string, payload: unknown) => {
    for (const listener of listeners[event as keyof SocketEvents] ?? []) listener(payload as never)
  })
}

const secondsBetweenTries = 5

async function comeBack(made: Socket): Promise<void> {
  const token = tokens.access()
  if (token === null) return
  try {
    await refreshAccess(token)
  } catch {
    if (tokens.access() === null) return
  }
  clearTimeout(retry)
  retry = setTimeout(() => {
    if (socket === made) made.connect()
  }, secondsBetweenTries * 1000)
}

/** Joins the account's room; the account may be known only after connecting. */
function enterRoom(made: Socket): void {
  const id = useSession.getState().user?._id
  if (id !== undefined && id !== '') made.emit('CREATEROOM', id)
}

useSession.subscribe(({ user }, { user: before }) => {
  if (socket?.connected === true && user?._id !== before?._id) enterRoom(socket)
})

onSessionEnd(() => {
  clearTimeout(retry)
  socket?.disconnect()
  socket = null
})
