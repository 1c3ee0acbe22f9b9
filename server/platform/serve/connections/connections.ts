import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Proxies } from '../../network/proxies.ts'

export interface Most {
  together: number
  ofAddress: number
  proxies: Proxies
}

/** The most connections in all and per address. A proxy holds those of everyone, so only the total limits it. */
export function limitConnections(server: Server, most: Most): void {
  const ofAddress = new Map<string, number>()
  server.maxConnections = most.together
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (most.proxies.includes(address)) return
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
