import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Connections at the most, together and of one address. A proxy on this machine holds those of everybody, so it is bound
 * by the sum alone.
 */
export function limitConnections(server: Server, most: { together: number; ofAddress: number }): void {
  const ofAddress = new Map<string, number>()
  server.maxConnections = most.together
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isOwn(address)) return
    const count = (ofAddress.get(address) ?? 0) + 1
    if (count > most.ofAddress) {
      socket.destroy()
      return
    }
    ofAddress.set(address, count)
    socket.once('close', () => {
      const left = (ofAddress.get(address) ?? 1) - 1
      if (left > 0) ofAddress.set(address, left)
      else ofAddress.delete(address)
    })
  })
}

const isOwn = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address)
