import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { App } from '../../../platform/app.ts'
import { createReceivers } from '../../../platform/outbound/receivers.ts'

/** For `receiver.test`, and only for tests. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9oMJCCPTZDh850qf
snXFgvAElbuSXj0QAxM/BaOAHwuhRANCAAS0EUge5OBwilYeW1ULuRfA7wMyQ0Cv
FXRprrnIEScR9G+w20BmvvWzhG6qT6ayGAL+BBxl3Txx1WpOw7ERuA6Y
-----END PRIVATE KEY-----
`
const certificate = `-----BEGIN CERTIFICATE-----
MIIBoDCCAUegAwIBAgIUfhlXncvXV5GkiIzlGhsogg/eJWAwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDAgFw0yNjExMjMyMjEwMDRaGA8yMTI2
MTAzMDIyMTAwNFowGDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABLQRSB7k4HCKVh5bVQu5F8DvAzJDQK8VdGmuucgRJxH0
b7DbQGa+9bOEbqpPprIYAv4EHGXdPHHVak7DsRG4DpijbTBrMB0GA1UdDgQWBBRc
fZ0tbWbeFH5rr3Zv0NNuEblPfTAfBgNVHSMEGDAWgBRcfZ0tbWbeFH5rr3Zv0NNu
EblPfTAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDXJlY2VpdmVyLnRlc3Qw
CgYIKoZIzj0EAwIDRwAwRAIgJLLStVfFIJVFR8CuDURU59uy5EH1pm9Q0tTJY8Jr
wwICIBPRaZ257NI1jNMJQMjk/mphpMCdeCJUsnljFWlhw0ms
-----END CERTIFICATE-----
`

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver on this machine; only the test's app resolves its name to here. */
export async function aReceiver(app: App) {
  const received: Received[] = []
  const behaviour = { status: 200, answer: 'Thank you', location: '' }
  const server = createServer({ key, cert: certificate }, (request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      const headers = behaviour.location === '' ? {} : { location: behaviour.location }
      response.writeHead(behaviour.status, headers).end(behaviour.answer)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const resolve = (host: string) =>
    host === 'receiver.test'
      ? Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      : Promise.reject(new Error('This test knows no other name.'))
  const usual = app.receivers
  app.receivers = createReceivers({ resolve, isAllowed: () => true, ca: certificate, seconds: 5 })
  const close = () => {
    app.receivers = usual
    return new Promise((closed) => server.close(closed))
  }
  return { url: `https://receiver.test:${port}/hook?token=own-secret`, received, behaviour, close }
}
