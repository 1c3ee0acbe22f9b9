import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** For `receiver.test`, only for tests. */
export const receiverKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9oMJCCPTZDh850qf
snXFgvAElbuSXj0QAxM/BaOAHwuhRANCAAS0EUge5OBwilYeW1ULuRfA7wMyQ0Cv
FXRprrnIEScR9G+w20BmvvWzhG6qT6ayGAL+BBxl3Txx1WpOw7ERuA6Y
-----END PRIVATE KEY-----
`

export const receiverCert = readFileSync(join(import.meta.dirname, 'receiver.pem'))

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Another program, which receives the product's messages; `close` ends it. */
export async function aReceiver() {
  const received: Received[] = []
  const behaviour = { status: 200, answer: 'Thank you' }
  const server = createServer({ key: receiverKey, cert: receiverCert }, (request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(behaviour.status).end(behaviour.answer)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((closed) => server.close(closed))
  return { url: `https://receiver.test:${port}/hook`, received, behaviour, close }
}
