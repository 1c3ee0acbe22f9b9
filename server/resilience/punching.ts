import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { get, send } from './running-server.ts'

export interface Punched {
  /** The key of each punch, all answered at the end. */
  keys: string[]
  /** The number of repeated calls. */
  repeats: number
}

interface Through {
  /** The address of the next call. */
  address: () => string
  isOver: () => boolean
  /** Called with each answer. */
  onAnswer?: () => void
}

const beingProcessed = 'This request is being processed. Try again in a moment.'

/** Punches in and out alternately. Each punch has a unique key, also in its note, and is sent until answered. */
export async function punchOnAndOn(
  headers: Record<string, string>,
  { address, isOver, onAnswer }: Through,
): Promise<Punched> {
  const keys: string[] = []
  let repeats = 0
  while (!isOver() || keys.length % 2 === 1) {
    const key = randomUUID()
    const path = `/api/v1/employee/punch-${keys.length % 2 === 0 ? 'in' : 'out'}`
    const punch = () => send(address(), 'POST', path, { note: key }, { ...headers, 'idempotency-key': key })
    for (let answer = await punch(); answer.status !== 200; answer = await punch()) {
      // A punch already made would get its original answer.
      if (![0, 503].includes(answer.status) && answer.body.message !== beingProcessed)
        throw new Error(`Punch ${keys.length}, sent again ${repeats} times: ${JSON.stringify(answer)}`)
      repeats += 1
      await sleep(50)
    }
    keys.push(key)
    onAnswer?.()
  }
  return { keys, repeats }
}

/** Depending on the hour, some people's shift has begun and they are punched in. */
export async function punchedOut(address: string, headers: Record<string, string>): Promise<void> {
  const { body } = await get(address, '/api/v1/employee/attendances', headers)
  const { today } = body.data as { today: { lastPunchStatus: string | null } }
  if (today.lastPunchStatus === 'IN') await send(address, 'POST', '/api/v1/employee/punch-out', { note: '' }, headers)
}
