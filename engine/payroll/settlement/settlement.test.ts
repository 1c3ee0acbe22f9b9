import { english, inEnglish } from '../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import { sum } from '../../money.ts'
import { bonusSettings } from '../rules/in/wages/bonus.ts'
import { gratuitySettings } from '../rules/in/exit/gratuity.ts'
import type { OneOff, SalaryLine } from '../payslip/payslip-input.ts'
import { settlementPay } from './settlement.ts'
import type { SettlementInput } from './settlement-input.ts'
import { slipOf } from '../payslip/anybody.fixture.ts'
import { indianInput } from '../payslip/statutory.fixture.ts'
import { plainPay } from '../payslip/treatment.ts'

const line = (code: string, monthlyPaise: number, taxHead: 'basic' | 'other'): SalaryLine => ({
  ...{ code, name: code, kind: 'earning', monthlyPaise, prorate: true },
  treatment: { ...plainPay, taxHead },
})

const nothing: SettlementInput = {
  joinedOn: '2019-04-01',
  leftOn: '2026-11-20',
  payDate: '2026-11-30',
  lines: [line('BASIC', 52_000_00, 'basic'), line('HRA', 26_000_00, 'other')],
  notice: null,
  leave: null,
  gratuity: null,
  bonus: null,
  items: [],
}

const amounts = (input: SettlementInput) =>
  settlementPay(indianBook, input).oneOffs.map(({ code, amountPaise }) => [code, amountPaise])

test("notice not served is paid by whoever cut it short, at a day's pay", () => {
  const notice = { noticeDays: 60, servedDays: 45, of: { basis: 'gross', days: 30 }, lowersTax: false } as const
  expect(amounts({ ...nothing, notice: { ...notice, by: 'employer' } })).toEqual([['NOTICE_PAY', 39_000_00]])
  expect(amounts({ ...nothing, notice: { ...notice, by: 'employee' } })).toEqual([['NOTICE_RECOVERY', 39_000_00]])
  const ofBasic = { ...notice, of: { basis: 'basic', days: 26 }, by: 'employee' } as const
  expect(amounts({ ...nothing, notice: ofBasic })).toEqual([['NOTICE_RECOVERY', 30_000_00]])
  expect(amounts({ ...nothing, notice: { ...notice, servedDays: 60, by: 'employee' } })).toEqual([])
})

test("a day's pay for notice is based on earnings only, and basic pay includes dearness allowance", () => {
  const notice = { noticeDays: 30, servedDays: 0, of: { basis: 'basic', days: 30 }, lowersTax: false } as const
  const da: SalaryLine = { ...line('DA', 8_000_00, 'other'), treatment: { ...plainPay, taxHead: 'da' } }
  const fuel: SalaryLine = { ...line('FUEL', 5_000_00, 'basic'), kind: 'reimbursement' }
  const of = { ...nothing, lines: [...nothing.lines, da, fuel], notice: { ...notice, by: 'employer' as const } }
  expect(amounts(of)).toEqual([['NOTICE_PAY', 60_000_00]])
  expect(settlementPay(indianBook, of).oneOffs[0]?.treatment).toMatchObject({ wageClass: 'outside', esiWage: false })
})

test('a notice deduction lowers the taxable salary if the employer reads the law so, as far as it is deducted', () => {
  const notice = { noticeDays: 30, servedDays: 15, of: { basis: 'gross', days: 30 }, by: 'employee' } as const
  const month = { month: '2026-11', salary: { BASIC: 52_000, HRA: 26_000 } }
  const taxOf = (lowersTax: boolean, capDeductions: boolean) => {
    const { oneOffs } = settlementPay(indianBook, { ...nothing, notice: { ...notice, lowersTax } })
    return slipOf(indianInput({ ...month, statutory: { capDeductions, esi: null }, input: { oneOffs } })).facts
  }
  expect(taxOf(false, false).tax.salaryPaise).toBe(78_000_00)
  expect(taxOf(true, false).tax).toMatchObject({ salaryPaise: 39_000_00, oneOffPaise: -39_000_00 })
  const cut = taxOf(true, true)
  const waits = cut.carriedForward[0]!.amountPaise
  expect(waits).toBeGreaterThan(0)
  expect(cut.tax.salaryPaise).toBe(39_000_00 + waits)
})

test('gratuity of seven years and more than six months counts eight; less than five years say why there is none', () => {
  const gratuity = {
    reason: 'resignation',
    fixedTerm: false,
    settings: gratuitySettings,
    exemptEarlierPaise: 0,
  } as const
  // 15/26 of 78,000 for eight years.
  expect(amounts({ ...nothing, gratuity })).toEqual([['GRATUITY', 3_60_000_00]])
  expect(amounts({ ...nothing, gratuity: { ...gratuity, exemptEarlierPaise: 18_00_000_00 } })).toEqual([
    ['GRATUITY', 2_00_000_00],
    ['GRATUITY_TAXABLE', 1_60_000_00],
  ])
  const short = settlementPay(indianBook, { ...nothing, joinedOn: '2023-04-01', gratuity })
  expect(short.oneOffs).toEqual([])
  expect(inEnglish(short.nothing)).toMatchObject([{ name: 'Gratuity' }])
})

test('the bonus goes by the months of the year, each up to the ceiling', () => {
  const month = { earnedPaise: 18_000_00, paidHalfDays: 60, ofHalfDays: 60 }
  const half = { earnedPaise: 9_000_00, paidHalfDays: 30, ofHalfDays: 60 }
  const bonus = { settings: bonusSettings, minimumWagePaise: 0, months: [month, half] }
  // 8.33 % of 7,000 for a month and a half.
  expect(amounts({ ...nothing, bonus })).toEqual([['STATUTORY_BONUS', 875_00]])
  // A monthly wage of 6,000, of which half a month was worked.
  const low = { ...bonus, months: [{ earnedPaise: 3000_00, paidHalfDays: 30, ofHalfDays: 60 }, month] }
  expect(amounts({ ...nothing, bonus: low })).toEqual([['STATUTORY_BONUS', 833_00]])
  const high = { ...bonus, months: [{ ...month, earnedPaise: 40_000_00 }] }
  expect(inEnglish(settlementPay(indianBook, { ...nothing, bonus: high }).nothing)).toMatchObject([
    { name: 'Statutory bonus' },
  ])
})

test('leave is tax-free up to thirty days per completed year, and earlier exemptions count', () => {
  const leave = {
    halfDays: 150,
    amountPaise: 90_000_00,
    steps: [],
    averageSalaryPaise: 30_000_00,
    exemptEarlierPaise: 0,
  }
  const of = (joinedOn: string, exemptEarlierPaise = 0) =>
    amounts({ ...nothing, joinedOn, leave: { ...leave, exemptEarlierPaise } })
  expect(of('2019-04-01')).toEqual([
    ['LEAVE_ENCASHMENT', 75_000_00],
    ['LEAVE_ENCASHMENT_TAXABLE', 15_000_00],
  ])
  expect(of('2024-04-01')).toEqual([
    ['LEAVE_ENCASHMENT', 60_000_00],
    ['LEAVE_ENCASHMENT_TAXABLE', 30_000_00],
  ])
  expect(of('2019-04-01', 24_99_000_00)).toEqual([
    ['LEAVE_ENCASHMENT', 1000_00],
    ['LEAVE_ENCASHMENT_TAXABLE', 89_000_00],
  ])
})

test('the tax-free and taxable parts of a leave encashment always add up to what is paid', () => {
  const amount = fc.integer({ min: 1, max: 40_00_000_00 })
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 1, max: 600 }), (paid, average, before, halfDays) => {
      const leave = { halfDays, amountPaise: paid, steps: [], averageSalaryPaise: average, exemptEarlierPaise: before }
      const { oneOffs } = settlementPay(indianBook, { ...nothing, leave })
      expect(sum(oneOffs.map(({ amountPaise }) => amountPaise))).toBe(paid)
      expect(oneOffs.every(({ treatment }) => treatment.wageClass === 'outside')).toBe(true)
    }),
  )
})

test('other items come last, as they were decided', () => {
  const laptop: OneOff = {
    ...{ code: 'LAPTOP', name: 'Laptop', amountPaise: 20_000_00, reason: 'Not given back' },
    kind: 'deduction',
    treatment: plainPay,
  }
  expect(settlementPay(indianBook, { ...nothing, items: [laptop] }).oneOffs).toEqual([laptop])
})

test('gratuity is based on wages, not on reimbursements or monthly deductions', () => {
  const gratuity = { ...{ reason: 'resignation', fixedTerm: false }, settings: gratuitySettings, exemptEarlierPaise: 0 }
  const fuel = { ...line('FUEL', 26_000_00, 'other'), kind: 'reimbursement' } as const
  const of = { ...nothing, lines: [...nothing.lines, fuel], gratuity: { ...gratuity, reason: 'resignation' as const } }
  const [paid] = settlementPay(indianBook, of).oneOffs
  expect(paid).toMatchObject({ amountPaise: 3_60_000_00, treatment: { ptWage: false, esiWage: false } })
  expect(english(paid!.steps!.at(-1)!.words)).toBe('Tax-exempt up to ₹20,00,000')
  expect(amounts({ ...of, gratuity: { ...of.gratuity, exemptEarlierPaise: 21_00_000_00 } })).toEqual([
    ['GRATUITY_TAXABLE', 3_60_000_00],
  ])
})

test('a bonus needs thirty days of work, and goes by the wage of the last month with any', () => {
  const month = (paidHalfDays: number, rupees = 9000) => ({ earnedPaise: rupees * 100, paidHalfDays, ofHalfDays: 60 })
  const of = (...months: ReturnType<typeof month>[]) =>
    settlementPay(indianBook, { ...nothing, bonus: { settings: bonusSettings, minimumWagePaise: 0, months } })
  expect(inEnglish(of(month(59), month(0, 0)).nothing)).toMatchObject([{ name: 'Statutory bonus' }])
  expect(inEnglish(of(month(60), month(0, 0)).oneOffs)).toMatchObject([
    { reason: '1 month of the year', amountPaise: 583_00 },
  ])
  expect(of(month(60), month(60, 40_000)).oneOffs).toEqual([])
  expect(of(month(60, 40_000), month(60)).oneOffs).toMatchObject([{ treatment: { esiWage: false } }])
  expect(inEnglish(of().nothing)).toMatchObject([{ name: 'Statutory bonus' }])
})
