import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../../platform/database/tx.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { analyse, rowsReadBy } from '../../../testing/measure/rows-read.ts'
import { decidedPage, forwardedPage, waitingPage, type InboxFilter } from './list.queries.ts'

const people = 1000
/** The number of requests in each tab of the manager's inbox; everyone in the company submitted one. */
const each = 12

describe(`the inbox of a manager among ${people} people`, () => {
  let company: Company
  let anita: Person

  beforeAll(async () => {
    company = await aCompany()
    anita = await company.employee('Anita Rao', { role: 'Manager' })
    await company.fill(fill)
    await analyse()
  })

  /** The first twelve are pending with Anita, she forwarded the next twelve and approved the next; none of the others are hers. */
  async function fill(tx: Tx): Promise<void> {
    const { organisation, now } = tx
    await run(
      tx,
      sql`insert into account (organisation_id, id, email, name, role_id, created_at)
        select ${organisation}, new_id(), n || '@acme.test', 'Asha Rao', (select id from role where organisation_id = ${organisation} and name = 'Employee'), ${now}
        from generate_series(1, ${people}::int) n
        returning 1`,
    )
    await run(
      tx,
      sql`insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, location_id,
          joined_on, status, created_at, updated_at)
        select ${organisation}, id, id, 'A-' || split_part(email, '@', 1), 'Asha', 'Rao', email, ${company.location},
          '2024-04-01', 'active', ${now}, ${now}
        from account where organisation_id = ${organisation} and name = 'Asha Rao'
        returning 1`,
    )
    await run(
      tx,
      sql`insert into request (organisation_id, id, type, requester_id, number, title, draft, state, created_at, updated_at)
        select ${organisation}, id, 'leave', id, code, 'Casual leave', '{}',
          case when split_part(code, '-', 2)::int <= 2 * ${each}::int then 'pending' else 'approved' end, ${now}, ${now}
        from employee where organisation_id = ${organisation} and first_name = 'Asha'
        returning 1`,
    )
    await run(
      tx,
      sql`insert into request_step (organisation_id, request_id, account_id, since, outcome, ended_at)
        select ${organisation}, id, case when n <= ${each}::int then ${anita.account}::uuid else ${company.admin.account} end,
          ${now}, case state when 'approved' then 'approved' end, case state when 'approved' then ${now}::timestamptz end
        from (select *, split_part(number, '-', 2)::int as n from request where organisation_id = ${organisation}) numbered
        returning 1`,
    )
    await run(
      tx,
      sql`insert into request_event (organisation_id, request_id, kind, account_id, to_name, at)
        select ${organisation}, id, case state when 'pending' then 'forwarded' else 'approved' end,
          case when n <= 3 * ${each}::int then ${anita.account}::uuid else ${company.admin.account} end,
          case state when 'pending' then 'Admin' end, ${now}
        from (select *, split_part(number, '-', 2)::int as n from request where organisation_id = ${organisation}) numbered
        where n > ${each}::int
        returning 1`,
    )
  }

  test.each([
    { tab: 'pending', page: waitingPage },
    { tab: 'forwarded', page: forwardedPage },
    { tab: 'decided', page: decidedPage },
  ])('reads what it shows and no more: $tab', async ({ page }) => {
    const filter: Omit<InboxFilter, 'now'> = {
      ...{ account: anita.account, isAdmin: false, type: 'leave', employee: anita.employee, employeeName: null },
      ...{ departmentId: null, startDate: null, endDate: null, only: null },
    }
    const cut = { sortBy: 'createdAt', sortOrder: 'desc', limit: 10, offset: 0 } as const
    const read = await company.within((tx) =>
      rowsReadBy(tx, async () => {
        const { total } = await page(tx, { ...filter, now: tx.now, ...cut })
        expect(total).toBe(each)
      }),
    )
    for (const table of ['request', 'request_step', 'request_event', 'employee'])
      expect(read.get(table) ?? 0, `rows of ${table}`).toBeLessThanOrEqual(5 * each)
  })
})
