import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import type { Attack } from './attacks.ts'

/** Entry point of a process that attacks until it is ended, so that it takes no time of the one that measures. */
const { address, tokens, attack } = JSON.parse(await text(process.stdin)) as {
  address: string
  tokens: string[]
  attack: Attack
}
const answers: Record<string, number> = {}
process.on('SIGTERM', () => {
  console.log(JSON.stringify(answers))
  process.exit(0)
})

const count = (what: string | number) => void (answers[what] = (answers[what] ?? 0) + 1)

async function callOnAndOn(at: number): Promise<never> {
  const calls = attack.calls!
  for (let n = at; ; n++) {
    const { method, path, body } = calls[n % calls.length]!
    const headers = { authorization: `Bearer ${tokens[at % tokens.length]}`, 'content-type': 'application/json' }
    const sent = fetch(address + path, { method, headers, ...(body === undefined ? {} : { body }) })
    await sent.then(
      async (response) => {
        count(response.status)
        await response.arrayBuffer()
      },
      async () => {
        count('cut off')
        await sleep(10)
      },
    )
  }
}

async function commandOnAndOn(at: number): Promise<never> {
  const socket = io(address, { transports: ['websocket'], auth: { token: tokens[at % tokens.length] } })
  socket.on('disconnect', () => count('disconnected'))
  for (;;) {
    if (socket.connected) {
      for (let n = 0; n < 20; n++) socket.emit('MARK_NOTIFICATION_READ', '01890a5d-ac96-774b-bcce-b302099a8057')
      count('20 commands')
    } else socket.connect()
    await sleep(10)
  }
}

for (let at = 0; at < attack.atOnce; at++) void (attack.commands ? commandOnAndOn(at) : callOnAndOn(at))
