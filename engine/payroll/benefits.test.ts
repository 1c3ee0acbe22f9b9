import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indianBook } from '../statute-book/india.ts'
import { arrearsOf } from './arrears/arrears.ts'
import { benefitsOf, sumOfBenefits } from './benefits.ts'
import { difference } from './difference/difference.ts'
import { checkRun } from './outputs/check-run.ts'
import { journal } from './outputs/journal.ts'
import { accountNames } from './outputs/journal-accounts.ts'
import type { PayslipInput, SalaryLine } from './payslip/payslip-input.ts'
import type { Payslip } from './payslip/payslip-result.ts'
import { payslip } from './calculation/payslip.ts'
import { reversalOf } from './arrears/reversal.ts'
import { indianInput } from './payslip/statutory.fixture.ts'
import { plainReimbursement, type Treatment } from './payslip/treatment.ts'

/** The value of something other than money: no wages, taxed. */
const plainBenefit: Treatment = {
  wageClass: 'outside',
  ptWage: false,
  esiWage: false,
  bonusWage: false,
  tax: 'perquisite',
  taxHead: 'other',
}

const car: Treatment = { ...plainBenefit, benefit: 'car' }
const pays: Treatment = { ...plainReimbursement, benefit: 'car' }

function line(code: string, kind: SalaryLine['kind'], rupees: number, treatment: Treatment): SalaryLine {
  return { code, name: code, kind, monthlyPaise: rupees * 100, prorate: true, treatment }
}

/** A salary of ₹1,50,000 a month, plus further lines. */
function input(month: string, more: readonly SalaryLine[], rest: Partial<PayslipInput> = {}): PayslipInput {
  const of = indianInput({ month, salary: { BASIC: 75_000, HRA: 30_000, SPECIAL: 45_000 }, input: rest })
  return { ...of, salary: of.salary.map((one) => ({ ...one, lines: [...one.lines, ...more] })) }
}

function slip(of: PayslipInput): Payslip {
  const result = payslip(indianBook, of)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.payslip
}

const tds = ({ lines }: Payslip) => lines.find(({ code }) => code === 'TDS')?.amountPaise ?? 0

describe('a benefit in kind', () => {
  test('is taxed over the whole year and changes nothing else', () => {
    const without = slip(input('2026-06', []))
    const withCar = slip(input('2026-06', [line('CAR', 'benefit', 10_000, car)]))
    // Two months are over: ₹1,00,000 of a year that reaches the 15 % slab, with cess, over ten payments.
    expect(tds(withCar) - tds(without)).toBe(1_560_00)
    expect(without.netPaise - withCar.netPaise).toBe(1_560_00)
    expect(withCar.grossPaise).toBe(without.grossPaise)
    expect(withCar.lines.at(-1)).toMatchObject({ code: 'CAR', kind: 'benefit', amountPaise: 10_000_00 })
    expect(withCar.facts.tax).toMatchObject({
      perquisitesPaise: 10_000_00,
      salaryPaise: without.facts.tax.salaryPaise,
      benefits: [{ kind: 'car', valuePaise: 10_000_00, recoveredPaise: 0, taxablePaise: 10_000_00 }],
    })
    expect(without.facts.tax).not.toHaveProperty('benefits')
  })

  test('is taxed as far as it is not recovered, and never below zero', () => {
    const paidBack = (rupees: number) =>
      slip(input('2026-06', [line('CAR', 'benefit', 10_000, car), line('CAR_SHARE', 'deduction', rupees, pays)])).facts
        .tax
    expect(paidBack(4_000)).toMatchObject({
      perquisitesPaise: 6_000_00,
      benefits: [{ kind: 'car', valuePaise: 10_000_00, recoveredPaise: 4_000_00, taxablePaise: 6_000_00 }],
    })
    expect(paidBack(12_000).perquisitesPaise).toBe(0)
  })

  test('is taxed after all where the deduction cap leaves its recovery unpaid', () => {
    const lines = [line('CAR', 'benefit', 10_000, car), line('CAR_SHARE', 'deduction', 9_000, pays)]
    const of = input('2026-06', lines, {
      deductions: [],
      lossOfPay: Array.from({ length: 27 }, (_, day) => ({
        day: `2026-06-${String(day + 1).padStart(2, '0')}`,
        halfDays: 2,
        reason: 'Absent',
      })),
    })
    const whole = of.salary.map((one) => ({
      ...one,
      lines: one.lines.map((each) => (each.code.startsWith('CAR') ? { ...each, prorate: false } : each)),
    }))
    const capped = slip({ ...of, salary: whole, statutory: { ...of.statutory!, capDeductions: true } })
    const left = capped.facts.carriedForward[0]!.amountPaise
    expect(left).toBeGreaterThan(0)
    expect(capped.facts.tax.benefits).toEqual([
      { kind: 'car', valuePaise: 10_000_00, recoveredPaise: 9_000_00 - left, taxablePaise: 1_000_00 + left },
    ])
    expect(capped.facts.tax.perquisitesPaise).toBe(1_000_00 + left)
  })

  test('that begins in a locked month is taxed by the next run, and one that is reversed is zero', () => {
    const original = input('2026-05', [])
    const now = { ...original, salary: input('2026-05', [line('CAR', 'benefit', 10_000, car)]).salary }
    const owed = arrearsOf(indianBook, { original, now, settled: [] })!
    expect(owed.lines).toMatchObject([{ code: 'CAR', kind: 'benefit', amountPaise: 10_000_00 }])
    const next = input('2026-06', [], { arrears: [owed] })
    const paid = slip(next)
    expect(paid.facts.tax.perquisitesPaise).toBe(10_000_00)
    const back = reversalOf(indianBook, { input: next, payslip: paid }).payslip
    expect(sumOfBenefits([paid.facts.tax.benefits ?? [], back.facts.tax.benefits ?? []])).toEqual([])
  })

  test('given once is a line of its own', () => {
    const oneOffs = [
      {
        code: 'GIFT',
        name: 'Gift',
        kind: 'benefit',
        amountPaise: 20_000_00,
        reason: 'Diwali',
        treatment: plainBenefit,
      },
    ] as const
    const given = slip(input('2026-06', [], { oneOffs }))
    expect(given.facts.tax).toMatchObject({
      perquisitesPaise: 20_000_00,
      oneOffPaise: 0,
      benefits: [{ kind: 'other' }],
    })
    expect(given.netPaise).toBe(slip(input('2026-06', [])).netPaise - (tds(given) - tds(slip(input('2026-06', [])))))
  })
})

const rupees = fc.integer({ min: 0, max: 60_000 })
const anyBenefits = fc.record({
  value: rupees,
  paidBack: fc.constant(0),
  gift: fc.option(rupees),
  prorate: fc.boolean(),
})

test('whatever the benefit, net pay differs only by income tax; wages, contributions, bank file and books stay the same', () => {
  fc.assert(
    fc.property(anyBenefits, fc.integer({ min: 8_000, max: 300_000 }), ({ value, gift, prorate }, basic) => {
      const plain = indianInput({ month: '2026-06', salary: { BASIC: basic, HRA: basic } })
      const benefits = [{ ...line('CAR', 'benefit', value, car), prorate }]
      const oneOffs: PayslipInput['oneOffs'] =
        gift === null
          ? []
          : [
              {
                code: 'GIFT',
                name: 'G',
                kind: 'benefit',
                amountPaise: gift * 100,
                reason: 'r',
                treatment: plainBenefit,
              },
            ]
      const more = {
        ...plain,
        oneOffs,
        salary: plain.salary.map((one) => ({ ...one, lines: [...one.lines, ...benefits] })),
      }
      const [was, is] = [slip(plain), slip(more)]
      expect(is.netPaise).toBe(was.netPaise - (tds(is) - tds(was)))
      expect(tds(is)).toBeGreaterThanOrEqual(tds(was))
      const paid = ({ lines }: Payslip) => lines.filter(({ code, kind }) => code !== 'TDS' && kind !== 'benefit')
      expect(paid(is)).toEqual(paid(was))
      const { tax: taxIs, taxYear: _, ...factsIs } = is.facts
      const { tax: taxWas, taxYear: __, ...factsWas } = was.facts
      expect(factsIs).toEqual(factsWas)
      expect(taxIs.salaryPaise).toBe(taxWas.salaryPaise)
      const books = journal([{ department: null, lines: is.lines }], accountNames)
      expect(books.netPayPaise).toBe(is.netPaise)
      expect(books.entries.filter(({ kind }) => kind !== 'netPay' && kind !== 'tds')).toEqual(
        journal([{ department: null, lines: was.lines }], accountNames).entries.filter(
          ({ kind }) => kind !== 'netPay' && kind !== 'tds',
        ),
      )
      const person = {
        code: 'A',
        name: 'A',
        designation: '',
        department: null,
        location: '',
        joinedOn: '',
        leftOn: null,
      }
      expect(checkRun([{ person, payslip: is }], {}).ok).toBe(true)
      expect(difference(was, is)).toMatchObject({ unexplainedPaise: 0, changePaise: is.netPaise - was.netPaise })
      expect(difference(was, is).causes.every(({ cause }) => cause === 'tax')).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('each kind appears once, in the order of the statement, and recovering one does not lower another', () => {
  const of = (kind: string, rupeesOf: number, benefit: Treatment['benefit']) => ({
    kind,
    amountPaise: rupeesOf * 100,
    treatment: { ...plainBenefit, ...(benefit && { benefit }) },
  })
  expect(
    benefitsOf([
      of('benefit', 100, 'club'),
      of('benefit', 10, 'house'),
      of('deduction', 50, 'house'),
      of('earning', 9, 'car'),
    ]),
  ).toEqual([
    { kind: 'house', valuePaise: 1_000, recoveredPaise: 5_000, taxablePaise: 0 },
    { kind: 'club', valuePaise: 10_000, recoveredPaise: 0, taxablePaise: 10_000 },
  ])
})

describe('benefits among lines of pay', () => {
  const given = (kind: string, rupees: number, treatment: Treatment | null) => ({
    ...{ kind, amountPaise: rupees * 100, treatment },
  })
  const taxable = (...lines: ReturnType<typeof given>[]) =>
    benefitsOf(lines).map(({ kind, taxablePaise }) => [kind, taxablePaise])

  test("that are reversed lower the year's tax, and so does what was paid for them", () => {
    expect(taxable(given('benefit', -5000, car))).toEqual([['car', -5000_00]])
    expect(taxable(given('benefit', -5000, car), given('deduction', 2000, pays))).toEqual([['car', -7000_00]])
    expect(taxable(given('benefit', 5000, car), given('deduction', -2000, pays))).toEqual([['car', 7000_00]])
    expect(taxable(given('deduction', 2000, pays))).toEqual([['car', 0]])
  })

  test('are left out if they are not income, and of another kind if none is given', () => {
    expect(taxable(given('benefit', 5000, { ...car, tax: 'notIncome' }), given('benefit', 5000, null))).toEqual([])
    expect(taxable(given('deduction', 2000, plainReimbursement), given('earning', 2000, plainBenefit))).toEqual([])
    expect(taxable(given('benefit', 5000, plainBenefit))).toEqual([['other', 5000_00]])
  })

  test('of a year are summed by kind, without kinds that come to zero', () => {
    const month = (value: number, recovered: number) => ({
      valuePaise: value,
      recoveredPaise: recovered,
      taxablePaise: 0,
    })
    const documents = [
      [
        { kind: 'house' as const, ...month(100, 0) },
        { kind: 'car' as const, ...month(50, 10) },
      ],
      [
        { kind: 'house' as const, ...month(-100, 0) },
        { kind: 'car' as const, ...month(-50, 5) },
      ],
    ]
    expect(sumOfBenefits(documents)).toEqual([{ kind: 'car', ...month(0, 15) }])
    expect(sumOfBenefits([[{ kind: 'car', ...month(50, 0) }]])).toEqual([{ kind: 'car', ...month(50, 0) }])
  })
})
