import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneAfterTheOther } from './turns.ts'

const rules = {
  ...{ atOnce: 2, ofAccount: 2, waiting: 3, patienceMillis: 1_000 },
  ...{ isBusy: () => new Error('busy'), hasMany: () => new Error('many') },
}

test('two at a time, the rest in order, up to a limit, and two per key', async () => {
  const turns = oneAfterTheOther(rules)
  let running = 0
  let most = 0
  const order: string[] = []
  const work = async (name: string) => {
    most = Math.max(most, ++running)
    order.push(name)
    await sleep(20)
    running -= 1
    if (name === 'c') throw new Error('broken')
    return name
  }
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const ends = await Promise.allSettled(names.map((name) => turns(name, () => work(name))))
  const said = ends.map((end) => (end.status === 'fulfilled' ? end.value : (end.reason as Error).message))
  expect(said).toEqual(['a', 'b', 'broken', 'd', 'e', 'busy', 'busy'])
  expect([most, order]).toEqual([2, ['a', 'b', 'c', 'd', 'e']])
  const ofOne = await Promise.allSettled([1, 2, 3].map(() => turns('priya', () => work('p'))))
  expect(ofOne.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(await turns('priya', () => work('p'))).toBe('p')
})

test('no one waits forever', async () => {
  const turns = oneAfterTheOther({ ...rules, atOnce: 1, patienceMillis: 30 })
  const first = turns('a', () => sleep(100))
  await expect(turns('b', () => sleep(0))).rejects.toThrow('busy')
  await first
  expect(await turns('b', async () => 'done')).toBe('done')
})
