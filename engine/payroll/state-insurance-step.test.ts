import { expect, test } from 'vitest'
import { days } from '../day.ts'
import { slipOf } from './anybody.fixture.ts'
import { indianInput, salaryLine } from './statutory.fixture.ts'

test('state insurance looks only at pay that is marked for it', () => {
  const input = indianInput({ month: '2026-11', salary: { BASIC: 15_000 } })
  const [salary] = input.salary
  const special = salaryLine('SPECIAL', 8000)
  const insured = (esiWage: boolean) => {
    const line = { ...special, treatment: { ...special.treatment, esiWage } }
    return slipOf({ ...input, salary: [{ ...salary!, lines: [...salary!.lines, line] }] }).facts.esi
  }
  expect(insured(false)).toMatchObject({ covered: true, contractWagesPaise: 15_000_00, employeePaise: 113_00 })
  // Above the ceiling of ₹21,000.
  expect(insured(true)).toMatchObject({ covered: false, contractWagesPaise: 23_000_00, employeePaise: 0 })
})

test('who earns up to ₹176 a day on the days that are paid is not asked for a share', () => {
  const lossOfPay = days('2026-11-01', '2026-11-10').map((day) => ({ day, halves: 2 as const, reason: 'Absent' }))
  const share = (BASIC: number) =>
    slipOf(indianInput({ month: '2026-11', salary: { BASIC }, input: { lossOfPay } })).facts.esi
  // Twenty days of ₹176, and of ₹177.
  expect(share(5280)).toMatchObject({ wagesPaise: 3_520_00, employeePaise: 0, employerPaise: 115_00, days: 20 })
  expect(share(5310)).toMatchObject({ wagesPaise: 3_540_00, employeePaise: 27_00, employerPaise: 116_00, days: 20 })
})
