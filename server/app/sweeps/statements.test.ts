import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { aCompanyWithLeave } from '../../testing/company-with-leave.ts'

/**
 * The number of statements the server sends for an action, including begin and commit; not jobs, nor naming the tenant, which is in the
 * packet of begin.
 */
async function sentBy(what: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await what()
    return spy.mock.calls.filter(([query]) => !/pgboss|^set local app\.organisation_id/.test(textOf(query))).length
  } finally {
    spy.mockRestore()
  }
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
}

test('everyday calls take few statements, and no more for people with more history', async () => {
  const { anita, priya, ask, decide } = await aCompanyWithLeave()
  const before = await ask('2026-12-01', '2026-12-01')
  await decide(before, 'approved')
  let request = ''
  const leave = await sentBy(async () => (request = await ask('2026-12-07', '2026-12-08')))
  const decision = await sentBy(() => decide(request, 'approved'))
  const punch = await sentBy(() => priya.call('POST /api/v1/employee/punch-in', { body: {} }))
  const inbox = () => sentBy(() => anita.call('GET /api/v1/employee/all-leave', { query: {} }))
  const one = await inbox()
  for (const day of ['2026-12-14', '2026-12-15', '2026-12-16'] as const) await ask(day, day)
  expect(await inbox(), 'an inbox of more requests').toBe(one)
  // One of them looks for the same request, tapped a moment ago.
  expect(leave, 'a leave request').toBeLessThanOrEqual(17)
  // One of them, sent with the commit, forgets what was tapped before.
  expect(decision, 'a decision').toBeLessThanOrEqual(17)
  expect(punch, 'the first punch of a day').toBeLessThanOrEqual(10)
})
