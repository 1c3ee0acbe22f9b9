import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'
import { lockedOctober } from '../outputs/testing.ts'

const read = 'GET /api/v1/user/payrun-ledger'
const save = 'PUT /api/v1/user/payrun-ledger'

test('accounts have our names until the company enters its own, in every journal of a run', async () => {
  const { company, priya, october } = await lockedOctober()
  const known = await company.admin.call(read)
  expect(known).toContainEqual({ key: 'kind:netPay', name: 'Salaries payable', ledger: '' })
  expect(known).toContainEqual({ key: 'line:EMPLOYER_EPF', name: 'Employer EPF', ledger: '' })
  const ledgers = [
    { key: 'kind:netPay', ledger: 'Salary Payable A/c' },
    { key: 'line:EMPLOYER_EPF', ledger: 'PF & EPS expense' },
    { key: 'line:OLD', ledger: '' },
  ]
  await company.admin.call(save, { body: { ledgers } })
  expect((await company.admin.call(read)).filter(({ ledger }) => ledger !== '')).toEqual([
    { key: 'kind:netPay', name: 'Salaries payable', ledger: 'Salary Payable A/c' },
    { key: 'line:EMPLOYER_EPF', name: 'Employer EPF', ledger: 'PF & EPS expense' },
  ])
  const text = async (kind: string) =>
    String(
      (await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
        params: { id: october, kind },
      })) as unknown,
    )
  expect(await text('journal-tally')).toContain('<LEDGERNAME>PF &#38; EPS expense</LEDGERNAME>')
  for (const kind of ['journal', 'journal-csv']) expect(await text(kind)).toContain('"Salary Payable A/c"')
  const { problems } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: october } })
  expect(problems).toEqual([])
  await company.admin.call(save, { body: { ledgers: [] } })
  expect(await text('journal')).toContain('"Salaries payable"')
  const { rows } = await company.within((tx) =>
    run(tx, sql`select changes from audit_event where action = 'changedLedgers' order by n`),
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows[0])).toContain('Salary Payable A/c')
  expect(await priya.refused(read)).toMatchObject({ status: 403 })
  expect((await (await aCompany('Globex')).admin.call(read)).every(({ ledger }) => ledger === '')).toBe(true)
})
