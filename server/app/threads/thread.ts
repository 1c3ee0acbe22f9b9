import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import type { Instant } from '@muster/contract/values.ts'
import type { Client } from '../../platform/serve/call.ts'
import type { SettledBytes } from '../../platform/bytes.ts'
import { heavyTurns } from '../../platform/costs/table.ts'
import { performer, withContent } from '../../platform/serve/perform.ts'
import { createLog } from '../../platform/log.ts'
import { compose } from '../compose.ts'
import { features } from '../features.ts'
import { publishBy } from '../aside/events.ts'
import { carry, type Asked, type Said } from '../aside/message.ts'
import type { Start } from '../aside/aside.ts'

/** Entry point of the thread that makes heavy calls: the same application, without HTTP. */
async function main({ config, connection, pooler, openedHosts, now: began }: Begun): Promise<void> {
  // A call happens at the time at which it was made.
  let now = began
  const { app } = await compose({
    ...{ config, connection, pooler, openedHosts, log: createLog(config.logLevel) },
    clock: { now: () => now },
    apart: { publish: publishBy(tell), connections: heavyTurns.together! + 1 },
  })
  const performers = new Map(
    features.flatMap(({ routes }) =>
      routes.flatMap((served) => (served.route.heavy ? [[served.key as string, performer(served)] as const] : [])),
    ),
  )
  // On Linux this is the priority of this thread alone. People wait for heavy calls too, so it is not as low as that of jobs.
  if (process.platform === 'linux') setPriority(gentle)
  parentPort!.on('message', ({ id, key, actor, client, now: then, ...read }: Asked) => {
    now = then
    const call = { ...read, app, isMarked: false, client: { ...client, setCookie: noCookie } satisfies Client }
    performers.get(key)!({ actor }, call)
      .then(withContent)
      .then(async (settled) => {
        if ('json' in settled) return tell({ id, json: own(Buffer.from(settled.json)) })
        const { content, ...bytes } = settled
        tell({ id, bytes, content: own(await whole(content)) })
      })
      .catch((error: unknown) => tell({ id, error: carry(error) }))
  })
}

const gentle = 5

function tell(said: Said): void {
  const moved = 'json' in said ? said.json : 'content' in said ? said.content : undefined
  parentPort!.postMessage(said, moved ? [moved.buffer as ArrayBuffer] : [])
}

/** Bytes that can be handed over without a copy: small ones share their memory with others. */
function own(bytes: Buffer): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}

const whole = (content: SettledBytes['content']) => (Buffer.isBuffer(content) ? content : buffer(content))

function noCookie(): never {
  throw new Error('A heavy call sets no cookies.')
}

interface Begun extends Start {
  now: Instant
}

await main(workerData as Begun)
