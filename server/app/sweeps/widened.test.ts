import pg from 'pg'
import { expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { testDatabase } from '../../testing/database.ts'
import type { Company } from '../../testing/company.ts'
import type { Key } from '../../testing/call.ts'
import { withOneOfEverything } from '../../testing/one-of-everything/one-of-everything.ts'
import { idsOf } from '../../testing/one-of-everything/rows-of.ts'

// During a rolling replacement, old servers work on the tables of the next release.
it(
  'a server continues to work when a migration it does not know widens every table',
  { timeout: 120_000 },
  async () => {
    const acme = await withOneOfEverything('Acme')
    const before = await statusesOf(acme)
    expect(Object.values(before).filter((status) => status === 200).length).toBeGreaterThan(100)
    await widenEverything()
    expect(await statusesOf(acme)).toEqual(before)
    // And it writes everything.
    await withOneOfEverything('Globex')
  },
)

/** Reads everything, with the id of each of some kinds. */
async function statusesOf(company: Company): Promise<Record<string, number>> {
  const ids = await idsOf(company)
  const statuses: Record<string, number> = {}
  // No one would view this many numbers in an hour.
  await company.app.limits.forgive('reveal', company.admin.account, { max: 20, seconds: 3600 })
  for (const key of Object.keys(allRoutes) as Key[]) {
    if (!key.startsWith('GET ')) continue
    for (const kind of key.includes('{id}') ? ['employee', 'pay_run', 'payslip'] : ['']) {
      const { status } = await company.admin.raw(key, { params: { id: ids.get(kind) } } as never)
      statuses[`${key} ${kind}`] = status
    }
  }
  expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([])
  return statuses
}

async function widenEverything(): Promise<void> {
  const owner = new pg.Client((await testDatabase()).owner)
  await owner.connect()
  try {
    const { rows } = await owner.query<{ text: string }>(
      `select format('alter table %I add column later_words text, add column is_later boolean not null default false', relname) as text
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    for (const { text } of rows) await owner.query(text)
  } finally {
    await owner.end()
  }
}
