import type { Day } from '@muster/contract/values.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany, run } from '../../../../testing/company.ts'
import { withPayroll, pay, runPayroll } from '../../testing.ts'

type Slip = { name: string; days: { paidHalfDays: number; denominatorHalfDays: number; lossOfPayHalfDays: number } }
type Basis = 'calendar' | 'fixed30' | 'fixed26' | 'workingDays'

/** Paid days and their total, in November 2026 with its Sundays and Saturdays 14 and 28 off, and no loss of pay. */
async function paidDaysOf(dayBasis: Basis) {
  const company = await withPayroll(await aCompany())
  const body = {
    cutOffDay: 25,
    payDay: 28,
    dayBasis,
    lineRounding: 'nearestPaisa',
    netRounding: 'nearestRupee',
  } as const
  await company.admin.call('POST /api/v1/user/payrun-config', { body })
  const people: [string, Day, Day | null][] = [
    ['Whole Month', '2024-04-01', null],
    ['Mid Joiner', '2026-11-16', null],
    ['Mid Leaver', '2024-04-01', '2026-11-13'],
    ['Short Stay', '2026-11-10', '2026-11-18'],
  ]
  for (const [name, joinedOn, leftOn] of people) {
    const person = await company.employee(name, { joinedOn })
    await pay(company, person, 60_000_000, joinedOn > '2026-04-01' ? joinedOn : '2026-04-01')
    if (leftOn !== null)
      await company.within((tx) => run(tx, sql`update employee set left_on = ${leftOn} where id = ${person.employee}`))
  }
  const id = await runPayroll(company, '2026-11')
  const { rows } = await company.within((tx) =>
    run(tx, sql`select person ->> 'name' as name, days from payslip where run_id = ${id}`),
  )
  return Object.fromEntries(
    (rows as Slip[]).map(({ name, days }) => [
      name,
      [(days.paidHalfDays + days.lossOfPayHalfDays) / 2, days.denominatorHalfDays / 2],
    ]),
  )
}

test('someone who joins or leaves in a month has the working days of the whole month like everyone else', async () => {
  expect(await paidDaysOf('workingDays')).toEqual({
    'Whole Month': [23, 23],
    'Mid Joiner': [12, 23],
    'Mid Leaver': [11, 23],
    'Short Stay': [7, 23],
  })
})

test('the other bases treat a joiner and a leaver as before', async () => {
  expect(await paidDaysOf('calendar')).toEqual({
    'Whole Month': [30, 30],
    'Mid Joiner': [15, 30],
    'Mid Leaver': [13, 30],
    'Short Stay': [9, 30],
  })
  expect(await paidDaysOf('fixed30')).toMatchObject({ 'Mid Joiner': [15, 30], 'Mid Leaver': [13, 30] })
  expect(await paidDaysOf('fixed26')).toEqual({
    'Whole Month': [26, 26],
    'Mid Joiner': [12, 26],
    'Mid Leaver': [11, 26],
    'Short Stay': [7, 26],
  })
})
