import { createServer, type AddressInfo } from 'node:net'

/** An unused port. */
export function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}
