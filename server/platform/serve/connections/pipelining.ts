import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Ends connections that send many requests before the first is answered. Neither browsers nor proxies do that, and each request would be
 * read and its caller looked up, however many are still unanswered.
 */
export function limitPipelining(server: Server, most: number): void {
  const open = new WeakMap<Socket, number>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    if (count > most) socket.destroy()
    else response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
  })
}
