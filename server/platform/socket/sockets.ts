import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Server } from 'socket.io'
import type { SocketEvents } from '@muster/contract/sockets.ts'
import type { App } from '../app.ts'
import type { Feature } from '../feature.ts'
import type { Log } from '../log.ts'
import { languages } from '../language/translate.ts'
import type { Proxies } from '../network/proxies.ts'
import { createFloods } from './floods.ts'
import { listen } from './listen.ts'
import { roomOf, type Audience, type SocketServer, type Told, type WireEvents } from '../after-commit/browsers.ts'

export interface Sockets {
  /** Sends an event to every open browser of an account, whichever process has its socket; text is in each reader's language. */
  publish<E extends keyof SocketEvents>(audience: Audience, event: E, payload: Told<E>): void
  /** Handles upgrade requests of this HTTP server; the features respond to what browsers send. */
  attach(server: HttpServer, app: App, features: readonly Feature[]): void
  /** Must be called before closing the HTTP server, which waits for open sockets. */
  close(): Promise<void>
}

/**
 * `redis` joins several server processes; `publicUrl` is an allowed origin besides the server's own; `proxies` are those whose word for an
 * address is taken.
 */
export function createSockets({
  log,
  redis,
  publicUrl,
  proxies,
}: {
  log: Log
  redis?: unknown
  publicUrl: string
  proxies: Proxies
}): Sockets {
  const floods = createFloods((address) => proxies.includes(address))
  const io: SocketServer = new Server({
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 10_000,
    allowRequest: (request, answer) =>
      void floods.admits(request).then((admits) => answer(null, admits && originAllowed(request.headers, publicUrl))),
    ...(redis ? { adapter: createAdapter(redis, { streamName: 'muster:sockets', onlyPlaintext: true }) } : {}),
  })
  let attached: (() => void) | undefined
  return {
    publish: (audience, event, payload) => {
      const send = (room: string, said: SocketEvents[typeof event]) =>
        io.to(room).emit(event, ...([said] as Parameters<WireEvents[typeof event]>))
      if (typeof payload !== 'function') send(roomOf(audience), payload)
      else for (const language of languages()) send(roomOf(audience, language), payload(language))
    },
    attach(server, app, features) {
      io.attach(server)
      attached = listen(io, { app, features, log, floods })
    },
    async close() {
      attached?.()
      io.disconnectSockets(true)
      // Not io.close(), which would also close the HTTP server.
      if (attached) io.engine.close()
      await Promise.all([...io._nsps.values()].map(({ adapter }) => Promise.resolve(adapter.close())))
      attached = undefined
    },
  }
}

/** A browser sends its page's origin: only our own pages may open a socket. Other clients send none. */
function originAllowed({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true
  const from = URL.parse(origin)
  return from !== null && (from.host === host || from.origin === URL.parse(publicUrl)?.origin)
}
