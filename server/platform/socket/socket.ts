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

/** Whose browsers: a company that was restored beside itself has accounts with the same ids. */
export interface Audience {
  organisation: Id
  account: Id
}

/** Every browser of an account, or those that read one language. */
export const roomOf = ({ organisation, account }: Audience, language?: string) =>
  ['account', organisation, account, ...(language === undefined ? [] : [language])].join(':')

/** What an event brings; where it has words, in each language that is read. */
export type Told<E extends keyof SocketEvents> = SocketEvents[E] | ((language: string) => SocketEvents[E])
