import type { Server, Socket } from 'socket.io'
import type { SocketCommands, SocketEvents } from '@muster/contract/sockets.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../actor.ts'

export type WireEvents = { [E in keyof SocketEvents]: (payload: SocketEvents[E]) => void }
type WireCommands = { [C in keyof SocketCommands]: (payload: SocketCommands[C]) => void }
interface Known {
  actor: Actor
  token: string
  browser: string | undefined
}

export type SocketServer = Server<WireCommands, WireEvents, object, Known>
export type LiveSocket = Socket<WireCommands, WireEvents, object, Known>

/** Every browser of an account, or those that read one language. */
export const roomOf = (account: Id, language?: string) =>
  language === undefined ? `account:${account}` : `account:${account}:${language}`

/** What an event brings; where it has words, in each language that is read. */
export type Told<E extends keyof SocketEvents> = SocketEvents[E] | ((language: string) => SocketEvents[E])
