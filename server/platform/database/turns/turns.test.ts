import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const patience = 60_000
const late = () => new Error('too late')

describe('turns of organisations', () => {
  it('are immediate while there is room', () => {
    const turns = createTurns(2, patience, late)
    expect([turns.take('a'), turns.take('a')]).toEqual([undefined, undefined])
  })

  it('rotate: a busy organisation waits for itself, and others for one of its calls', async () => {
    const turns = createTurns(1, patience, late)
    const served: string[] = []
    void turns.take('noisy')
    const wait = (whose: string, what: string) => turns.take(whose)!.then(() => served.push(what))
    const all = [
      ...[1, 2, 3, 4].map((n) => wait('noisy', `noisy ${n}`)),
      ...[1, 2].map((n) => wait('quiet', `quiet ${n}`)),
      wait('small', 'small 1'),
    ]
    for (const _ of all) {
      turns.give()
      await sleep(0)
    }
    expect(served).toEqual(['noisy 1', 'quiet 1', 'small 1', 'noisy 2', 'quiet 2', 'noisy 3', 'noisy 4'])
  })

  it('time out, and giving up costs no one else anything', async () => {
    const turns = createTurns(1, 20, late)
    void turns.take('a')
    await expect(turns.take('b')).rejects.toThrow('too late')
    turns.give()
    expect(turns.take('c')).toBeUndefined()
  })
})
