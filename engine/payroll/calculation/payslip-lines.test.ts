import { expect, test } from 'vitest'
import { slipOf } from '../payslip/anybody.fixture.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import { indianInput, salaryLine } from '../payslip/statutory.fixture.ts'

const lines = (input: PayslipInput) => slipOf(input).lines.map(({ code, kind }) => `${kind} ${code}`)

/** ₹30,000 in Karnataka, with further lines in the salary. */
function asha(...more: ReturnType<typeof salaryLine>[]): PayslipInput {
  const input = indianInput({ month: '2026-11', salary: { BASIC: 30_000 } })
  const [salary] = input.salary
  return { ...input, salary: [{ ...salary!, lines: [...salary!.lines, ...more] }] }
}

test('a planned employer contribution gives way to the statutory one, and stays where no law applies', () => {
  const input = asha({ ...salaryLine('EMPLOYER_PF', 1800), kind: 'employer' })
  expect(lines(input)).not.toContain('employer EMPLOYER_PF')
  expect(lines(input)).toContain('employer EMPLOYER_EPF')
  expect(lines({ ...input, statutory: null })).toEqual(['earning BASIC', 'employer EMPLOYER_PF'])
})

test('earnings come before deductions, and statutory deductions before agreed ones', () => {
  const club = { ...salaryLine('CLUB', 100), kind: 'deduction' as const }
  const loan = { code: 'LOAN', name: 'Loan', amountPaise: 500_00, reason: 'Agreed' }
  expect(lines({ ...asha(club), deductions: [loan] }).slice(0, 5)).toEqual([
    'earning BASIC',
    'deduction EPF',
    'deduction PT',
    'deduction CLUB',
    'deduction LOAN',
  ])
})
