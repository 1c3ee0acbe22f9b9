import { expect, test } from 'vitest'
import { indianBook } from '../../../statute-book/india.ts'
import { slipOf } from '../../payslip/anybody.fixture.ts'
import { months } from '../../../day.ts'
import { providentFundAhead } from './provident-fund-ahead.ts'
import { indianInput, salaryLine, type Worker } from '../../payslip/statutory.fixture.ts'

const { statutory } = indianInput({ month: '2026-09', salary: {} })
const lines = [salaryLine('BASIC', 40_000), salaryLine('HRA', 20_000)]
const ahead = (terms = statutory!, of = months('2026-10', '2027-03')) =>
  providentFundAhead(indianBook, terms, lines, of).pfPaise

test('PF of months to come goes by the ceiling of each, not by that of a month split in two', () => {
  expect(ahead()).toBe(6 * 3000_00)
  expect(ahead(statutory!, months('2026-08', '2026-10'))).toBe(1800_00 + 2360_00 + 3000_00)
  expect(ahead({ ...statutory!, pf: null })).toBe(0)
})

test('contributions above the ceiling and voluntary ones are part of it', () => {
  expect(ahead({ ...statutory!, pf: { ...statutory!.pf!, onFullWages: 'employee' } })).toBe(6 * 4800_00)
  expect(ahead({ ...statutory!, pf: { ...statutory!.pf!, vpf: 1000_00 } })).toBe(6 * 4000_00)
})

const incomeOf = (worker: Partial<Worker>) => {
  const old = { ...statutory!.tax!, regime: 'old' as const }
  const salary = { BASIC: 40_000, HRA: 20_000 }
  return slipOf(indianInput({ month: '2026-09', salary, statutory: { tax: old }, ...worker })).facts.taxYear
    ?.totalIncomePaise
}

test('the tax of September 2026 and of a joiner expects whole months of PF and of professional tax', () => {
  // Seven months of 60,000, less 50,000; PF of 2,360 and six times 3,000; professional tax of 200 six times and 300 in February.
  expect(incomeOf({})).toBe(420_000_00 - 50_000_00 - 2360_00 - 18_000_00 - 1500_00)
  // Joined on the 21st: a third of September, below the limit for professional tax.
  const joined = incomeOf({ input: { employment: { joinedOn: '2026-09-21', leftOn: null } } })
  // PF of 3,000 for ten days on 13,333.33, rounded as wages and shares are; no professional tax of Karnataka on 20,000.
  expect(joined).toBe(380_000_00 - 50_000_00 - 1600_00 - 18_000_00 - 1300_00)
})
