import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Person } from '../../testing/company.ts'
import { rawCall, type Key } from '../../testing/call.ts'
import { costOfCall } from '../../testing/measure/processor-time.ts'
import { isTooLong } from '../../testing/measure/slowness.ts'
import { hugeCompany, people, today } from './testing/huge-company.ts'

/** What one reply may have, whatever the size of the company. */
const mostBytes = 256 * 1024
/** How long it may hold the process. */
const mostMillis = 50
/** How long it may take, with the database: far above any, far below what reads a list again for each of its rows. */
const mostWait = 2500

const reads = (Object.entries(allRoutes) as [Key, Route][]).filter(
  ([key, { access, reply }]) =>
    key.startsWith('GET ') && access !== 'public' && access !== 'onboarding' && reply !== 'blob',
)
const month = today.slice(0, 7)
const queries: Record<string, string>[] = [
  {},
  { limit: '100' },
  { page: '1', limit: '100', date: today, month, attendance: month, year: '2026', startDate: today, endDate: today },
  { from: `${month}-01`, to: `${month}-30`, period: 'month' },
  { from: '2026-09-01', to: '2026-11-30', attendance: month },
  { from: month, to: month, year: '2026' },
  { search: 'per', employeeName: 'per', attendance: month },
]

describe(`in a company of ${people.toLocaleString('en-IN')}`, () => {
  let all: Awaited<ReturnType<typeof hugeCompany>>
  beforeAll(async () => {
    all = await hugeCompany(await aCompany())
  }, 300_000)

  it.each(['employee', 'manager'] as const)(
    'no call answers the role %s with more than 256 kB or takes long about it',
    { timeout: 600_000 },
    async (role) => {
      const who = all[role]
      const large: string[] = []
      const slow: string[] = []
      const answered = new Set<Key>()
      for (const [key] of reads) {
        const targets = key.includes('{') ? [who.employee, ...all.ids] : [who.employee]
        for (const sent of targets.flatMap((id) => queries.map((query) => sentOf(key, id, query)))) {
          const { bytes, status, millis, wait } = await measured(who, key, sent)
          if (status !== 200) continue
          answered.add(key)
          if (bytes > mostBytes) large.push(`${key} ${JSON.stringify(sent.query)}: ${Math.round(bytes / 1024)} kB`)
          if (wait > mostWait) slow.push(`${key} ${JSON.stringify(sent.query)}: waits ${Math.round(wait)} ms`)
          if (isTooLong(millis, mostMillis)) slow.push(`${key} ${JSON.stringify(sent.query)}: ${Math.round(millis)} ms`)
        }
      }
      expect([large, slow]).toEqual([[], []])
      expect(answered.size).toBeGreaterThan(60)
      for (const key of ['GET /api/v1/employee/org-tree', 'GET /api/v1/dashboard/calendar'] as const)
        expect(answered).toContain(key)
    },
  )

  it('says how many more there are, where a list that is asked for whole is cut', async () => {
    const inbox = await all.manager.call('GET /api/v1/employee/all-leave', { query: {} })
    expect([inbox.data.length, inbox.pagination]).toEqual([250, { page: 1, limit: 250, total: people }])
    const next = await all.manager.call('GET /api/v1/employee/all-leave', { query: { page: 3, limit: 100 } })
    expect(next.data).toHaveLength(100)
    expect(next.data.map(({ _id }) => _id)).toContain(inbox.data.at(-1)!._id)
  })

  it('the calendar names five of a kind on a day, and counts the others', async () => {
    const layers = await all.employee.call('GET /api/v1/dashboard/calendar', { query: { from: today, to: today } })
    const of = (layer: string) => layers.filter((one) => one.layer === layer)
    expect([of('birthday').length, of('birthday').at(-1)]).toMatchObject([6, { person: null, more: people - 5 }])
    // Leave is that of the 500 nearest colleagues.
    expect(of('teamLeave').length).toBeGreaterThan(0)
    const out = await all.employee.call('GET /api/v1/dashboard/out')
    expect([out.today.length, out.today[0]]).toMatchObject([12, { kind: 'leave' }])
  })
})

interface Sending {
  params: Record<string, string>
  query: Record<string, string>
}

function sentOf(key: string, id: Id, query: Record<string, string>): Sending {
  return { params: Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id])), query }
}

/** The first reply, and what a call costs: whatever is compiled at the first is not that. */
async function measured(who: Person, key: Key, sent: Sending) {
  let first: Awaited<ReturnType<typeof rawCall>> | undefined
  let wait = Infinity
  const millis = await costOfCall(async () => {
    const before = performance.now()
    const reply = await rawCall(who.token, key, sent as never)
    wait = Math.min(wait, performance.now() - before)
    first ??= reply
  }, mostMillis)
  return { status: first!.status, bytes: Buffer.byteLength(JSON.stringify(first!.body) ?? ''), millis, wait }
}
