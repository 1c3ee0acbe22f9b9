import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { get, send } from './running-server.ts'

export interface Punched {
  /** Of each punch, in the end answered. */
  keys: string[]
  /** How often one was sent again. */
  repeats: number
}

interface Through {
  /** Where the next call goes. */
  address: () => string
  isOver: () => boolean
}

const beingProcessed = 'This request is being processed. Try again in a moment.'

/** In and out by turns. Each punch has a key of its own, which is its note, too, and is sent until it is answered. */
export async function punchOnAndOn(headers: Record<string, string>, { address, isOver }: Through): Promise<Punched> {
  const keys: string[] = []
  let repeats = 0
  while (!isOver() || keys.length % 2 === 1) {
    const key = randomUUID()
    const path = `/api/v1/employee/punch-${keys.length % 2 === 0 ? 'in' : 'out'}`
    const punch = () => send(address(), 'POST', path, { note: key }, { ...headers, 'idempotency-key': key })
    for (let answer = await punch(); answer.status !== 200; answer = await punch()) {
      // Had it been made already, it would be answered with what was answered then.
      if (![0, 503].includes(answer.status) && answer.body.message !== beingProcessed)
        throw new Error(`Punch ${keys.length}, sent again ${repeats} times: ${JSON.stringify(answer)}`)
      repeats += 1
      await sleep(50)
    }
    keys.push(key)
  }
  return { keys, repeats }
}

/** By the hour, the shift of some has begun and they are punched in. */
export async function punchedOut(address: string, headers: Record<string, string>): Promise<void> {
  const { body } = await get(address, '/api/v1/employee/attendances', headers)
  const { today } = body.data as { today: { lastPunchStatus: string | null } }
  if (today.lastPunchStatus === 'IN') await send(address, 'POST', '/api/v1/employee/punch-out', { note: '' }, headers)
}
