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

/** Whose browsers: a restored copy of a company has accounts with the same ids. */
export interface Audience {
  organisation: Id
  account: Id
}

/** All browsers of an account, or those in one language. */
export const roomOf = ({ organisation, account }: Audience, language?: string) =>
  ['account', organisation, account, ...(language === undefined ? [] : [language])].join(':')

/** The payload of an event; if it contains text, in each language in use. */
export type Told<E extends keyof SocketEvents> = SocketEvents[E] | ((language: string) => SocketEvents[E])
