import { expect, test } from 'vitest'
import { amountOf, slipOf } from '../../payslip/anybody.fixture.ts'
import type { PayslipInput } from '../../payslip/payslip-input.ts'
import { indianInput } from '../../statutory/statutory.fixture.ts'

const tax = (state: string, month: string, BASIC: number, given: Partial<PayslipInput> = {}) => {
  const input = indianInput({ month, state, salary: { BASIC }, input: given })
  const pt = { ...input.statutory!.pt!, settings: { periodic: 'spread' as const } }
  return amountOf(slipOf({ ...input, statutory: { ...input.statutory!, pt } }), 'PT')
}

test("a half-year's tax is spread by the pay still to come in it", () => {
  // Six times ₹20,000: a tax of ₹1,000.
  expect(tax('KL', '2026-04', 20_000)).toBe(166_00)
  // A joiner in July has three of them: a tax of ₹750.
  const employment = { joinedOn: '2026-07-01', leftOn: null }
  expect(tax('KL', '2026-07', 20_000, { employment })).toBe(250_00)
  // A leaver in April has one of them: a tax of ₹450.
  expect(tax('KL', '2026-04', 20_000, { employment: { joinedOn: '2020-01-01', leftOn: '2026-04-30' } })).toBe(450_00)
})

test('where annual income decides, it is the income of all its months', () => {
  // The limit is ₹2,50,000 a year.
  expect(tax('PB', '2026-04', 20_800)).toBe(0)
  expect(tax('PB', '2026-04', 20_900)).toBe(200_00)
  expect(tax('PB', '2027-03', 240_000)).toBe(0)
  expect(tax('PB', '2027-03', 260_000)).toBe(200_00)
})
