import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { millisSince } from '../../testing/measure/processor-time.ts'
import { openPool } from './pool.ts'
import type task from './testing/task.ts'
import { OverBudget } from './thread.ts'

const module = new URL('./testing/task.ts', import.meta.url)
const pool = (cpuMillis = 5_000) => openPool({ threads: 1, cpuMillis, heapMb: 48 }).task<typeof task>(module)
const over = (of: string) => expect.objectContaining({ of })

test('work is done in a thread, and its bytes are handed over', async () => {
  const run = pool()
  expect(await run('acme', { do: 'echo', text: 'hello' })).toEqual({ bytes: new TextEncoder().encode('hello') })
  await expect(run('acme', { do: 'fail' })).rejects.toThrow('a fault of ours')
  expect(await run('acme', { do: 'echo', text: 'again' })).toEqual({ bytes: new TextEncoder().encode('again') })
})

test('work without end is ended after its processor time, and the next work is done', async () => {
  const run = pool(200)
  await expect(run('acme', { do: 'spin' })).rejects.toEqual(over('time'))
  expect(await run('globex', { do: 'echo', text: 'x' })).toBeDefined()
})

test('work that fills the memory, in the heap or outside of it, goes too deep or asks for too much at once, ends alone', async () => {
  const run = pool(20_000)
  for (const what of ['heap', 'buffers', 'deep', 'long', 'whole'] as const)
    await expect(run('acme', { do: what })).rejects.toBeInstanceOf(OverBudget)
  expect(await run('acme', { do: 'echo', text: 'x' })).toBeDefined()
})

test('organisations take turns, and one may not queue without end', async () => {
  const run = pool()
  const order: string[] = []
  const ask = (whose: string, text: string) => run(whose, { do: 'echo', text }).then(() => order.push(whose))
  const noisy = Array.from({ length: 25 }, () => ask('noisy', 'x'))
  const refused = Promise.allSettled(noisy)
  await Promise.all([ask('quiet', 'y'), sleep(0)])
  expect(order.filter((one) => one === 'noisy').length).toBeLessThan(4)
  const faults = (await refused).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(faults).toHaveLength(5)
  expect(faults.every((one) => one instanceof Problem && one.status === 503)).toBe(true)
})

test('the caller is not held up by work in a thread', async () => {
  const run = pool(1_000)
  const before = process.threadCpuUsage()
  await expect(run('acme', { do: 'spin' })).rejects.toEqual(over('time'))
  expect(millisSince(before)).toBeLessThan(400)
})
