import { describe, expect, test } from 'vitest'
import { amountOf, slipOf } from '../../payslip/anybody.fixture.ts'
import type { PayslipInput } from '../../payslip/payslip-input.ts'
import type { ProfessionalTaxSettings } from '../../rules/in/professional-tax/month.ts'
import { indianInput } from '../../payslip/statutory.fixture.ts'
import { noTaxFacts } from '../../payslip/tax-facts.ts'
import type { EarlierMonth } from '../../payslip/year-so-far.ts'

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

describe('the annual maximum of ₹2,500', () => {
  const chennai = { state: 'TN', localBody: 'greater-chennai' }
  const months = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09'] as const
  const inChennai = months.map((month): EarlierMonth => ({
    ...{ month, esiCovered: false, tax: { ...noTaxFacts(), regime: 'new' } },
    pt: { ...chennai, basePaise: 50_000_00, taxPaise: month === '2026-09' ? 1_250_00 : 0 },
  }))
  const inKarnataka = ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'].map((month): EarlierMonth => ({
    ...{ month, esiCovered: false, tax: { ...noTaxFacts(), regime: 'new' } },
    pt: { state: 'KA', localBody: null, basePaise: 50_000_00, taxPaise: month === '2027-02' ? 300_00 : 200_00 },
  }))
  const marchIn = (state: string, earlier: readonly EarlierMonth[]) =>
    amountOf(slipOf(indianInput({ month: '2027-03', state, salary: { BASIC: 50_000 }, earlier })), 'PT')

  test('is of one state: what another one took does not count', () => {
    expect(marchIn('KA', [...inChennai, ...inKarnataka])).toBe(200_00)
  })

  test('still stops what the same state takes', () => {
    const before = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09'].map((month) => ({
      ...inKarnataka[0]!,
      month,
    }))
    expect(marchIn('KA', [...before, ...inKarnataka])).toBe(200_00)
    const dearer = before.map((one) => ({ ...one, pt: { ...one.pt!, taxPaise: 208_00 } }))
    expect(marchIn('KA', [...dearer, ...inKarnataka])).toBe(152_00)
  })
})

describe('where the statute asks for 60 days and leaves allowances out', () => {
  const statute = { periodic: 'atOnce' as const, countsDays: true, statutoryIncome: true }
  const practice = { periodic: 'atOnce' as const }
  const taxIn = (
    state: string,
    month: string,
    employment: { joinedOn: string; leftOn: string | null },
    settings: ProfessionalTaxSettings,
  ) => {
    const salary = { BASIC: 30_000, HRA: 15_000 }
    const plain = indianInput({ month, salary, state, input: { employment } })
    const pt = { ...plain.statutory!.pt!, settings }
    return slipOf({ ...plain, statutory: { ...plain.statutory!, pt } }).facts.pt!
  }

  test.each([
    ['KL', '2026-02-10', 0],
    ['KL', '2026-02-01', 0],
    ['KL', '2026-01-31', 600],
    ['TN', '2026-02-10', 0],
    ['TN', '2026-01-31', 315],
  ])('in %s somebody who joined on %s pays %i for the half-year to March', (state, joinedOn, rupees) => {
    const employment = { joinedOn, leftOn: null }
    expect(taxIn(state, '2026-03', employment, statute).taxPaise).toBe(rupees * 100)
    expect(taxIn(state, '2026-03', employment, practice).taxPaise).toBeGreaterThan(0)
  })

  test('somebody who leaves within 60 days pays nothing', () => {
    const employment = { joinedOn: '2020-01-01', leftOn: '2026-05-29' }
    expect(taxIn('KL', '2026-05', employment, statute).taxPaise).toBe(0)
    expect(taxIn('KL', '2026-05', { ...employment, leftOn: '2026-05-30' }, statute).taxPaise).toBeGreaterThan(0)
  })

  test("Kerala's income leaves out house rent allowance; gross pay is a setting", () => {
    const employment = { joinedOn: '2020-01-01', leftOn: null }
    expect(taxIn('KL', '2026-03', employment, statute).basePaise).toBe(30_000_00)
    expect(taxIn('KL', '2026-03', employment, practice).basePaise).toBe(45_000_00)
    expect(taxIn('TN', '2026-03', employment, statute).basePaise).toBe(45_000_00)
  })
})
