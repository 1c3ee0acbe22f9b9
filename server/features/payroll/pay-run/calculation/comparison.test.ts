import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import type { Sql, Tx } from '../../../../platform/database/tx.ts'
import { aCompany, run as query, type Company } from '../../../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../../testing.ts'
import { forgetSeenChanges } from '../../pay-input-cleaning.ts'
import { attemptOf } from './attempt.queries.ts'
import { calculateRun } from './calculate-run.ts'
import { changesOf } from './changed-inputs.ts'
import { readInputs } from '../inputs/inputs.ts'

/** Read for printing on payslips, or with the run itself; nothing is calculated from them. */
const beside: Record<string, string> = {
  account: 'the designation is printed',
  attendance_archive_month: 'days move there unchanged, and only after the pay of their month is approved',
  department: 'the name is printed',
  employee_bank: 'the bank is printed',
  organisation: 'its tax number is in no payslip',
  role: 'the name is printed where there is no designation',
  settings_revision:
    'says whether what is remembered of shifts, holidays and leave policies still holds; these note it themselves',
  payslip: 'counts from the moment its run is locked',
}

describe('whether the inputs of a run have changed', () => {
  test('is recorded by every table that the inputs are read from', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    await pay(company, await company.employee('Priya Nair'), 60_000_000)
    await lockMonth(company, '2026-09')
    // Entered late: the previous month is read again as well.
    await pay(company, await company.employee('Tara Sen', { joinedOn: '2026-09-05' }), 60_000_000, '2026-09-05')
    const id = await runPayroll(company, '2026-10')
    const texts = await company.within(async (tx) => {
      const { month, config } = (await attemptOf(tx, { id }))!
      const { noting, noted } = listening(tx)
      await readInputs(noting, { id, month, config })
      return noted.map(({ text }) => text)
    })
    const { tables, noting } = await tablesOf(company)
    const read = tables.filter((name) => texts.some((text) => new RegExp(`(from|join) "?${name}"?\\b`).test(text)))
    expect(read.length).toBeGreaterThan(20)
    expect(read.filter((name) => !noting.includes(name) && !(name in beside))).toEqual([])
  })

  test('takes one statement while nothing has, and one comparison when something has', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const id = await runPayroll(company, '2026-10')
    expect(await asked(company, id)).toMatchObject({ count: 0, statements: 1 })
    await pay(company, priya, 72_000_000)
    const first = await asked(company, id)
    expect(first).toMatchObject({ count: 1, people: [{ name: 'Priya Nair', what: ['salary'] }] })
    expect(first.statements).toBeGreaterThan(10)
    expect(await asked(company, id)).toEqual({ ...first, statements: 1 })
  })

  test('is noticed however late it is committed, and readers in between do not wait for it', async () => {
    const company = await withPayroll(await aCompany())
    const [priya, rahul] = [await company.employee('Priya Nair'), await company.employee('Rahul Iyer')]
    for (const person of [priya, rahul]) await pay(company, person, 60_000_000)
    const id = await runPayroll(company, '2026-10')
    await company.within(async (tx) => {
      await query(tx, sql`update employee set left_on = '2026-10-20' where id = ${priya.employee}`)
      // Another change is committed and compared before this one is.
      await pay(company, rahul, 72_000_000)
      expect(await asked(company, id)).toMatchObject({ count: 1 })
    })
    expect(await asked(company, id)).toMatchObject({ count: 2 })
    await company.within(async (holding) => {
      await query(holding, sql`select pg_advisory_xact_lock(hashtext('pay-run-comparison'), hashtext(${id}))`)
      await pay(company, priya, 72_000_000)
      expect(await asked(company, id)).toMatchObject({ count: 2, statements: 2 })
    })
  })

  test('needs no comparison for a punch on an unfinished day, and one once the day has cost pay', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const id = await runPayroll(company, '2026-10')
    await asked(company, id)
    await priya.call('POST /api/v1/employee/punch-in', { body: {} })
    expect(await asked(company, id)).toMatchObject({ count: 0, statements: 1 })
    const day = '2026-10-05'
    const body = { day, spans: [], reason: 'As the register says' }
    await company.admin.call('PUT /api/v1/employee/attendance/{id}', { params: { id: priya.employee }, body })
    expect(await asked(company, id)).toMatchObject({ people: [{ name: 'Priya Nair', what: ['attendance'] }] })
  })

  test('is forgotten once every comparison has seen it, and not before', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const id = await runPayroll(company, '2026-10')
    await pay(company, priya, 72_000_000)
    const { organisation } = company
    await forgetSeenChanges(company.app, { organisation })
    expect(await asked(company, id)).toMatchObject({ count: 1 })
    const params = { id }
    await company.admin.call('PUT /api/v1/user/payrun/{id}', { params, body: { action: 'recalculate' } })
    await calculateRun(company.app, { organisation, run: id })
    await company.admin.call('PUT /api/v1/user/payrun/{id}', { params, body: { action: 'approve' } })
    await forgetSeenChanges(company.app, { organisation })
    const { rows } = await company.within((tx) => query(tx, sql`select count(*)::int as n from pay_run_comparison`))
    expect(rows).toEqual([{ n: 0 }])
  })
})

async function asked(company: Company, run: Id) {
  return company.within(async (tx) => {
    const { noting, noted } = listening(tx)
    const { count, people } = await changesOf(noting, run)
    return { count, people, statements: noted.length }
  })
}

function listening(tx: Tx): { noting: Tx; noted: Sql[] } {
  const noted: Sql[] = []
  return { noted, noting: { ...tx, query: (statement) => (noted.push(statement), tx.query(statement)) } }
}

async function tablesOf(company: Company): Promise<{ tables: string[]; noting: string[] }> {
  const { rows } = await company.within((tx) =>
    query(
      tx,
      sql`
        select relname as name, exists (select from pg_trigger t
          where t.tgrelid = c.oid and t.tgname in ('pay_input_inserted', 'pay_input_updated', 'pay_input_deleted')
          having count(*) = 3) as notes
        from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    ),
  )
  const all = rows as { name: string; notes: boolean }[]
  return {
    tables: all.map(({ name }) => name),
    noting: all.filter(({ notes }) => notes).map(({ name }) => name),
  }
}
