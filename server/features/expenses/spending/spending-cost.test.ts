import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { spendingGroups } from '@muster/contract/expenses/spending-groups.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { aCompany, run, type Company } from '../../../testing/company.ts'
import { analyse, rowsReadBy } from '../../../testing/measure/rows-read.ts'
import { spendingOf } from './spending.ts'

const claims = 10_000
const months = 20
/** Lines per claim. */
const lines = 3

describe(`the spending report over ${claims} claims`, () => {
  let company: Company

  beforeAll(async () => {
    company = await aCompany()
    company.clock.set('2026-11-28T06:00:00.000Z')
    const priya = await company.employee('Priya Nair')
    await company.fill((tx) => fill(tx, priya.employee))
    await analyse()
  }, 120_000)

  /** The same number in each month, approved the day after submission; each has a payable, and half of them are paid. */
  async function fill(tx: Tx, employee: string): Promise<void> {
    const { organisation } = tx
    await run(
      tx,
      sql`insert into request (organisation_id, id, type, requester_id, number, title, draft, state, claimed_paise, approved_paise,
          created_at, decided_at, updated_at)
        select ${organisation}, new_id(), 'claim', ${employee}, 'CL-' || n, 'Expense claim', '{}', 'approved', 90000, 90000, at, at, at
        from (select n, timestamptz '2026-11-10T06:00Z' - make_interval(months => (${claims}::int - n) / (${claims}::int / ${months}::int)) as at
          from generate_series(1, ${claims}::int) n) claim
        returning 1`,
    )
    await run(
      tx,
      sql`insert into request_line (organisation_id, request_id, position, day, category, words, total_paise, particulars)
        select ${organisation}, id, position, decided_at::date - 1, 'Meals ' || position, 'Udupi Grand', 30000, '{"categoryId": "x"}'
        from request, generate_series(1, ${lines}::int) position where organisation_id = ${organisation}
        returning 1`,
    )
    await run(
      tx,
      sql`insert into payable (organisation_id, id, employee_id, request_id, request_type, number, type, code, reason, amount_paise,
          from_month, created_at)
        select ${organisation}, id, requester_id, id, 'claim', number, 'reimbursement', 'REIMBURSEMENT:' || number, 'Customers', 90000,
          '2026-11', decided_at
        from request where organisation_id = ${organisation}
        returning 1`,
    )
    await run(
      tx,
      sql`insert into payable_payment (organisation_id, payable_id, amount_paise, paid_on, reference, account_id, created_at)
        select ${organisation}, id, amount_paise, created_at::date, 'UTR 8812', ${company.admin.account}, created_at
        from payable where organisation_id = ${organisation} and split_part(number, '-', 2)::int % 2 = 0
        returning 1`,
    )
  }

  test.each(spendingGroups)('reads the claims of its months and no more, by %s', async (by) => {
    const asked = { from: '2026-11', to: '2026-11', by }
    const each = claims / months
    const read = await company.within((tx) =>
      rowsReadBy(tx, async () => expect(await spendingOf(tx, asked)).toMatchObject({ requests: each })),
    )
    expect(read.get('request') ?? 0).toBeLessThanOrEqual(3 * each)
    expect(read.get('request_line') ?? 0).toBeLessThanOrEqual(3 * lines * each)
    expect(read.get('payable') ?? 0).toBeLessThanOrEqual(3 * each)
    expect(read.get('payable_payment') ?? 0).toBeLessThanOrEqual(3 * each)
  })
})
