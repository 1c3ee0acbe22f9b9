import { expect, test } from 'vitest'
import { paidDays } from './paid-days.ts'
import { inputOf, type PayslipCase } from './payslip.fixture.ts'

/** Paid half-days and their denominator, with Sundays off: 1, 8, 15, 22 and 29 November 2026. */
const paid = (of: Partial<PayslipCase>, alsoOff: readonly string[] = []) => {
  const input = inputOf({ month: '2026-11', salary: [['2020-01-01', null, { BASIC: 30_000 }]], off: 'sundays', ...of })
  const { days } = paidDays({ ...input, nonWorkingDays: [...input.nonWorkingDays, ...alsoOff] })
  return [days.paidHalfDays, days.denominatorHalfDays, days.lossOfPayHalfDays]
}

test("days off on the first and the last of the month are not working days, and other months' don't count", () => {
  expect(paid({ basis: 'workingDays' })).toEqual([50, 50, 0])
  expect(paid({ basis: 'workingDays', month: '2026-05' })).toEqual([52, 52, 0])
  expect(paid({ basis: 'workingDays' }, ['2026-10-31', '2026-12-01'])).toEqual([50, 50, 0])
})

test('someone who joins or leaves on a Sunday is paid for the working days after or before it', () => {
  expect(paid({ basis: 'workingDays', joinedOn: '2026-11-15' })).toEqual([26, 50, 0])
  expect(paid({ basis: 'workingDays', leftOn: '2026-11-15' })).toEqual([24, 50, 0])
  expect(paid({ basis: 'workingDays', joinedOn: '2026-11-10', leftOn: '2026-11-13' })).toEqual([8, 50, 0])
})

test('a Sunday can be lost by calendar days or by 30, not by working days', () => {
  const of = (basis: PayslipCase['basis']) => paid({ ...(basis && { basis }), lost: [['2026-11-08', 2]] })
  expect(of('calendar')).toEqual([58, 60, 2])
  expect(of('fixed30')).toEqual([58, 60, 2])
  expect(of('fixed26')).toEqual([52, 52, 0])
  expect(of('workingDays')).toEqual([50, 50, 0])
})

test('loss of pay without a date is added to dated loss, up to the days that count', () => {
  const lost = (halfDays: number, of: Partial<PayslipCase> = {}) => {
    const input = inputOf({
      month: '2026-11',
      salary: [['2020-01-01', null, { BASIC: 30_000 }]],
      off: 'sundays',
      ...of,
    })
    const entered = { day: null, halfDays, reason: 'Absent at the site' }
    const { days, leftHalfDays } = paidDays({ ...input, lossOfPay: [entered, ...input.lossOfPay] })
    return [days.paidHalfDays, days.denominatorHalfDays, days.lossOfPayHalfDays, leftHalfDays]
  }
  expect(lost(5)).toEqual([55, 60, 5, 55])
  expect(lost(5, { lost: [['2026-11-10', 2]] })).toEqual([53, 60, 7, 53])
  expect(lost(62)).toEqual([0, 60, 60, 0])
  expect(lost(5, { basis: 'workingDays' })).toEqual([45, 50, 5, 45])
  expect(lost(52, { basis: 'workingDays', lost: [['2026-11-10', 2]] })).toEqual([0, 50, 50, 0])
  // February has 28 days and 30 are paid: someone absent on all of them is paid for none.
  expect(lost(56, { basis: 'fixed30', month: '2026-02' })).toEqual([0, 60, 56, 0])
})

test('loss of pay without a date is split between two salaries as the days are', () => {
  const salary: PayslipCase['salary'] = [
    ['2026-11-01', '2026-11-15', { BASIC: 30_000 }],
    ['2026-11-16', null, { BASIC: 60_000 }],
  ]
  const input = inputOf({ month: '2026-11', salary })
  const { stretches, days } = paidDays({ ...input, lossOfPay: [{ day: null, halfDays: 10, reason: 'Absent' }] })
  expect(stretches.map(({ presentHalfDays }) => presentHalfDays)).toEqual([30, 30])
  expect(days.lossOfPay).toEqual([{ day: null, halfDays: 10, reason: 'Absent' }])
})
