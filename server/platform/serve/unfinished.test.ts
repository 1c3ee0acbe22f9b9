import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { watchBodies } from './unfinished.ts'

test('bodies that have arrived do not count while they wait: no one in an office of hundreds is refused', async () => {
  const fastify = Fastify()
  onTestFinished(() => fastify.close())
  fastify.decorateRequest('isMultipart', () => false)
  const unfinished = watchBodies(fastify)
  let open = () => {}
  const turn = new Promise<void>((resolve) => (open = resolve))
  let waiting = 0
  fastify.addHook('onRequest', async (request) => {
    waiting += 1
    await turn
    unfinished.hold(request, 'the same account')
  })
  fastify.post('/', (request) => request.body)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fastify.server.address() as AddressInfo
  const body = '{"note":"here"}'

  const whole = await Promise.all(Array.from({ length: 700 }, () => post(port, body.length, body)))
  await expect.poll(() => waiting, { timeout: 10_000 }).toBe(700)
  // Stalled bodies still count, up to 60 per network.
  const stalled = await Promise.all(Array.from({ length: 61 }, () => post(port, 900, '{')))
  await expect.poll(() => answered(stalled, 429)).toBe(1)
  open()
  await expect.poll(() => answered(whole, 200), { timeout: 10_000 }).toBe(700)
})

interface Sent {
  status: number
}

const answered = (all: readonly Sent[], status: number) => all.filter((one) => one.status === status).length

/** Sends a header announcing a number of bytes, and part of the body. */
function post(port: number, bytes: number, body: string): Promise<Sent> {
  return new Promise((resolve) => {
    const sent: Sent = { status: 0 }
    const socket: Socket = connect(port, '127.0.0.1', () => resolve(sent))
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.once('data', (reply) => (sent.status = Number(reply.toString('latin1').slice(9, 12))))
    socket.write(
      `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n${body}`,
    )
  })
}
