import { expect, test } from 'vitest'
import { paidDays } from './paid-days.ts'
import { inputOf, type PayslipCase } from './payslip.fixture.ts'

/** Half-days paid and of how many, where Sundays are off: 1, 8, 15, 22 and 29 November 2026. */
const paid = (of: Partial<PayslipCase>, alsoOff: readonly string[] = []) => {
  const input = inputOf({ month: '2026-11', salary: [['2020-01-01', null, { BASIC: 30_000 }]], off: 'sundays', ...of })
  const { days } = paidDays({ ...input, nonWorkingDays: [...input.nonWorkingDays, ...alsoOff] })
  return [days.paidHalfDays, days.denominatorHalfDays, days.lossOfPayHalfDays]
}

test("days off on the first and the last of the month are no working days, those of other months are nobody's matter", () => {
  expect(paid({ basis: 'workingDays' })).toEqual([50, 50, 0])
  expect(paid({ basis: 'workingDays', month: '2026-05' })).toEqual([52, 52, 0])
  expect(paid({ basis: 'workingDays' }, ['2026-10-31', '2026-12-01'])).toEqual([50, 50, 0])
})

test('whoever joins or leaves on a Sunday is paid for the working days after or before it', () => {
  expect(paid({ basis: 'workingDays', joinedOn: '2026-11-15' })).toEqual([26, 50, 0])
  expect(paid({ basis: 'workingDays', leftOn: '2026-11-15' })).toEqual([24, 50, 0])
  expect(paid({ basis: 'workingDays', joinedOn: '2026-11-10', leftOn: '2026-11-13' })).toEqual([8, 50, 0])
})

test('a Sunday can be lost where pay goes by days of the month or by 30, not where it goes by working days', () => {
  const of = (basis: PayslipCase['basis']) => paid({ ...(basis && { basis }), lost: [['2026-11-08', 2]] })
  expect(of('calendar')).toEqual([58, 60, 2])
  expect(of('fixed30')).toEqual([58, 60, 2])
  expect(of('fixed26')).toEqual([52, 52, 0])
  expect(of('workingDays')).toEqual([50, 50, 0])
})
