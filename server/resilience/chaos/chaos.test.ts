import { expect, it } from 'vitest'
import { runChaos } from './run-chaos.ts'

/** `npm run chaos -- --minutes 30` breaks each part repeatedly. */
it('loses nothing and does nothing twice, whichever part is broken', async () => {
  const report = await runChaos({ seed: 20_261_127 })
  expect(report.wrong.length === 0 ? [] : [...report.wrong, ...report.errors]).toEqual([])
  for (const kind of ['punch', 'leave', 'leave approved', 'claim'])
    expect([kind, report.done[kind] ?? 0]).not.toEqual([kind, 0])
  expect(Object.values(report.broken).every((times) => times === 1)).toBe(true)
}, 420_000)
