import { expect, test } from 'vitest'
import { slipOf } from './anybody.fixture.ts'
import { indianInput } from './statutory.fixture.ts'

test('the pension share ends before the month of the 58th birthday, or with it, as the employer has settled', () => {
  const epsOf = (month: string, pensionEnds: 'birthdayMonth' | 'monthAfter') => {
    const input = indianInput({ month, salary: { BASIC: 20_000 } })
    const pf = { ...input.statutory!.pf!, birthDate: '1968-10-15', pensionEnds }
    return slipOf({ ...input, statutory: { ...input.statutory!, pf } }).facts.pf?.epsPaise ?? 0
  }
  expect(epsOf('2026-09', 'birthdayMonth')).toBeGreaterThan(0)
  expect(epsOf('2026-10', 'birthdayMonth')).toBe(0)
  expect(epsOf('2026-10', 'monthAfter')).toBeGreaterThan(0)
  expect(epsOf('2026-11', 'monthAfter')).toBe(0)
})
