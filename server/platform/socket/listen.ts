import type { SocketCommands } from '@muster/contract/sockets.ts'
import { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { rememberActors } from '../actors-changed.ts'
import { type Actor, isOwn } from '../actor.ts'
import type { App } from '../app.ts'
import { rates } from '../costs/rates.ts'
import { socketRules } from '../costs/table.ts'
import type { Feature } from '../feature.ts'
import { languageOf } from '../language/translate.ts'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import { browserOf } from '../serve/client.ts'
import type { Floods } from './floods.ts'
import { openSockets } from './metric.ts'
import { createMeter, createPlaces } from './places.ts'
import { roomOf, type LiveSocket, type SocketServer } from '../after-commit/browsers.ts'

/** Admits clients with a live session, drops them when it ends, and passes on what browsers send to the features. */
export function listen(
  io: SocketServer,
  { app, features, log, floods }: { app: App; features: readonly Feature[]; log: Log; floods: Floods },
): () => void {
  const places = createPlaces(app.config.maxConnections)
  const close = ({ conn, request }: LiveSocket) => {
    floods.note(request)
    conn.close()
  }
  /** How often each connection asked to be admitted: a browser asks once, and again with a new token. */
  const asked = new WeakMap<object, number>()
  io.use((socket, next) => {
    const times = (asked.get(socket.conn) ?? 0) + 1
    asked.set(socket.conn, times)
    if (times > socketRules.admissions) return close(socket)
    admit(app, places, socket, socket.handshake.auth['token']).then(
      () => next(),
      (error: unknown) => next(new Error(error instanceof Problem ? error.message : 'Something went wrong')),
    )
  })
  const isTooMany = createMeter(socketRules.messagesPerMinute)
  io.on('connection', (socket) => {
    openSockets.inc()
    socket.once('disconnect', () => openSockets.dec())
    socket.conn.on('packet', () => {
      if (isTooMany(socket.data.actor.account)) close(socket)
    })
    socket.on('CREATEROOM', (id) => {
      const { actor } = socket.data
      if (id === actor.account || isOwn(actor, id)) {
        const language = languageOf(socket.handshake.headers['accept-language'])
        void socket.join([roomOf(actor), roomOf(actor, language)])
      }
    })
    for (const command of ['MARK_NOTIFICATION_READ', 'NOTIFICATION_DELETED'] as const) {
      socket.on(command, (id) => void obey(app, features, socket, command, id, log))
    }
  })
  const timer = setInterval(() => void dropTheSignedOut(io, app, () => true), secondsBetweenChecks * 1000)
  timer.unref()
  // The end of a session is known at once in every process; waiting a turn lets the cache of actors drop it first.
  const stopHearing = rememberActors((isMeant) => setImmediate(() => void dropTheSignedOut(io, app, isMeant)))
  return () => {
    clearInterval(timer)
    stopHearing()
  }
}

/** How long a socket may outlive its token; the browser then reconnects with a new one, if its session is still open. */
const secondsBetweenChecks = 15

async function admit(app: App, places: Places, socket: LiveSocket, token: unknown): Promise<void> {
  if (typeof token !== 'string' || token.length > 4096) throw new Problem(401, say`Sign in to continue.`)
  const browser = browserOf(socket.handshake.headers.cookie)
  const actor = await app.authenticate(token, browser)
  await app.limits.spend('socket', actor.account, rates.socket)
  socket.data = { token, browser, actor }
  const giveBack = places.take(actor)
  socket.conn.once('close', giveBack)
  // It may have gone while its token was checked.
  if (socket.conn.readyState !== 'open') giveBack()
}

type Places = ReturnType<typeof createPlaces>

async function dropTheSignedOut(io: SocketServer, app: App, isMeant: (actor: Actor) => boolean): Promise<void> {
  const sockets = [...io.sockets.sockets.values()].filter((socket) => isMeant(socket.data.actor))
  await Promise.all(
    sockets.map((socket) =>
      app.authenticate(socket.data.token, socket.data.browser).catch((error: unknown) => {
        // A database that is briefly unreachable is no reason to disconnect.
        if (error instanceof Problem && error.status === 401) socket.disconnect(true)
      }),
    ),
  )
}

async function obey<C extends Exclude<keyof SocketCommands, 'CREATEROOM'>>(
  app: App,
  features: readonly Feature[],
  socket: LiveSocket,
  command: C,
  payload: SocketCommands[C],
  log: Log,
): Promise<void> {
  if (!Id.safeParse(payload).success) return
  try {
    await app.turns.commands.run(socket.data.actor, async () => {
      if (!socket.connected) return
      const actor = await app.authenticate(socket.data.token, socket.data.browser)
      for (const feature of features) await feature.commands?.[command]?.(app, actor, payload)
    })
  } catch (error) {
    if (error instanceof Problem && error.closes) socket.disconnect(true)
    if (!(error instanceof Problem)) log.error({ command, error: String(error) }, 'a socket command failed')
  }
}
