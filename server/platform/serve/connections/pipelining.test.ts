import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { limitPipelining } from './pipelining.ts'

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

test('a connection with many requests before the first reply is ended; one after the other it may send as many', async () => {
  let isHeld = true
  const held: (() => void)[] = []
  const server = createServer((_, response) => (isHeld ? held.push(() => response.end('ok')) : response.end('ok')))
  limitPipelining(server, 4)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const flood = connect(port, '127.0.0.1')
  flood.on('error', () => {})
  flood.write(request.repeat(5))
  await once(flood, 'close')
  isHeld = false
  const calm = connect(port, '127.0.0.1')
  for (let n = 0; n < 20; n++) {
    calm.write(request)
    expect(String((await once(calm, 'data'))[0])).toContain('200 OK')
  }
  calm.destroy()
  server.close()
})
