import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { aCompany, run, type Company } from '../../../testing/company.ts'
import { encashableLeave } from '../../../platform/leave/leave.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'
import { bonusOwed } from '../bonus/calculate-bonus.ts'
import { leaveWorth } from '../pay-run/inputs/leave-worth.ts'

const key = 'GET /api/v1/user/payrun/{id}/provisions'
const make = 'PUT /api/v1/user/payrun/{id}/provisions'
const all = { kinds: ['gratuity', 'leave', 'bonus'] as ('gratuity' | 'leave' | 'bonus')[] }

/** Two people with long service; Rahul's wages entitle him to a statutory bonus. */
async function company() {
  const made = await withPayroll(await aCompany(), { statutory: true })
  const priya = await made.employee('Priya Nair', { joinedOn: '2018-01-01' })
  const rahul = await made.employee('Rahul Iyer', { joinedOn: '2023-06-01' })
  await pay(made, priya, 120_000_000)
  await pay(made, rahul, 21_600_000)
  const { leave } = await import('../../leave/index.ts')
  await made.within((tx) => leave.seed(tx))
  for (const { employee } of [priya, rahul]) await made.within((tx) => leave.join(tx, employee))
  return { ...made, priya }
}

const shown = async ({ admin }: Company, id: string) => {
  const { provisions, laterMonth } = await admin.call(key, { params: { id } })
  return { laterMonth, of: Object.fromEntries(provisions.map((one) => [one.kind, one])) }
}
const file = async ({ admin }: Company, id: string, kind: string) =>
  String((await admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind } })) as unknown)
const kindsOf = async ({ admin }: Company, id: string) =>
  (await admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })).files.map(({ kind }) => kind)

test('a month provides for what is owed at its end, the next one for the change', async () => {
  const acme = await company()
  const october = await lockMonth(acme, '2026-10')
  expect(await kindsOf(acme, october)).not.toContain('provisions')
  await acme.admin.call(make, { params: { id: october }, body: all })
  const first = await shown(acme, october)
  const { accruedPaise } = await acme.admin.call('GET /api/v1/user/gratuity-liability')
  expect(first.of['gratuity']).toMatchObject({ beforePaise: 0, owedPaise: accruedPaise, changePaise: accruedPaise })
  const { leave, bonus } = await acme.within(async (tx) => {
    const worth = await leaveWorth(tx, '2026-10-31')
    const { rows } = await run(
      tx,
      sql`select employee_id as employee, lines from employee_salary where replaced_at is null`,
    )
    const lines = new Map((rows as { employee: string; lines: never[] }[]).map((one) => [one.employee, one.lines]))
    const owed = await encashableLeave(tx, { day: '2026-10-31' })
    return {
      leave: owed
        .flatMap(({ employee, balances }) => balances.map((halfDays) => worth(lines.get(employee)!, halfDays)))
        .reduce((sum, paise) => sum + paise, 0),
      bonus: await bonusOwed(tx, '2026-27', '2026-10'),
    }
  })
  expect(first.of['leave']?.owedPaise).toBe(leave)
  expect(leave).toBeGreaterThan(0)
  expect(bonus.filter(({ paise }) => paise > 0)).toHaveLength(1)
  expect(first.of['bonus']?.owedPaise).toBe(bonus.reduce((sum, { paise }) => sum + paise, 0))

  const total = ['gratuity', 'leave', 'bonus'].reduce((sum, kind) => sum + first.of[kind]!.changePaise, 0)
  const journal = await file(acme, october, 'provisions')
  expect(journal).toContain(`"Total","","${total / 100}.00","${total / 100}.00"`)
  expect(journal).toContain('"Provision for gratuity","","",')
  expect(await file(acme, october, 'provisions-tally')).toContain('<LEDGERNAME>Gratuity expense</LEDGERNAME>')
  expect(await file(acme, october, 'provisions-csv')).toContain('"PROV-2026-10"')

  const november = await lockMonth(acme, '2026-11')
  await acme.admin.call(make, { params: { id: november }, body: all })
  const second = await shown(acme, november)
  for (const kind of ['gratuity', 'leave', 'bonus']) {
    const { beforePaise, owedPaise, changePaise } = second.of[kind]!
    expect(beforePaise).toBe(first.of[kind]!.owedPaise)
    expect(changePaise).toBe(owedPaise - beforePaise)
  }
  expect(second.of['bonus']!.changePaise).toBeGreaterThan(0)
  expect((await shown(acme, october)).laterMonth).toBe('2026-11')
  expect(await acme.admin.refused(make, { params: { id: october }, body: all })).toMatchObject({ status: 409 })
})

test('what payslips book for gratuity is not provided for twice', async () => {
  const acme = await company()
  const october = await lockMonth(acme, '2026-10')
  await acme.within((tx) =>
    run(
      tx,
      sql`update payslip set lines = lines || '[{"code": "GRATUITY_COST", "name": "Gratuity", "type": "employer", "amountPaise": 250000}]'
        where employee_id = ${acme.priya.employee}`,
    ),
  )
  await acme.admin.call(make, { params: { id: october }, body: { kinds: ['gratuity'] } })
  const { gratuity } = (await shown(acme, october)).of
  expect(gratuity).toMatchObject({ bookedPaise: 250_000, changePaise: gratuity!.owedPaise - 250_000 })
})

test('provisions are recalculated, removed, and deleted with a run that is reopened', async () => {
  const acme = await company()
  const october = await lockMonth(acme, '2026-10')
  const params = { id: october }
  await acme.admin.call(make, { params, body: all })
  await acme.admin.call(make, { params, body: { kinds: ['leave'] } })
  expect(Object.keys((await shown(acme, october)).of)).toEqual(['leave'])
  await acme.admin.call(make, { params, body: { kinds: [] } })
  expect(await kindsOf(acme, october)).not.toContain('provisions')
  await acme.admin.call(make, { params, body: all })
  await acme.admin.call('POST /api/v1/user/payrun/{id}/reopen', { params, body: { reason: 'A wrong salary' } })
  expect(await acme.admin.refused(key, { params })).toMatchObject({ status: 409 })
  const { rows } = await acme.within((tx) => run(tx, sql`select from provision`))
  expect(rows).toHaveLength(0)
})

test('only a locked month has provisions, only payroll makes them, and each kind is named once', async () => {
  const acme = await company()
  const id = await runPayroll(acme, '2026-10')
  const twice = { kinds: ['leave', 'leave'] as 'leave'[] }
  expect(await acme.admin.refused(make, { params: { id }, body: all })).toMatchObject({ status: 409 })
  expect(await acme.admin.refused(make, { params: { id }, body: twice })).toMatchObject({ status: 400 })
  expect(await acme.priya.refused(key, { params: { id } })).toMatchObject({ status: 403 })
  const reader = await acme.employee('Asha Pillai', { granted: ['payRollHistoryRead'] })
  expect(await reader.refused(make, { params: { id }, body: all })).toMatchObject({ status: 403 })
})
