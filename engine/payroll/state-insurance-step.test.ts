import { expect, test } from 'vitest'
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
