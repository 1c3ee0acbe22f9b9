import { describe, expect, test } from 'vitest'
import { months, type Month } from '../../day.ts'
import { amountOf, slipOf } from '../payslip/anybody.fixture.ts'
import type { Payslip } from '../payslip/payslip-result.ts'
import { indianInput, type Worker } from '../payslip/statutory.fixture.ts'
import type { EarlierMonth } from '../payslip/year-so-far.ts'
import { openingMonths, type OpeningPay } from './opening-pay.ts'

const person = { localBody: null, state: 'KA' }
type Of = Pick<Worker, 'salary' | 'state'> & { old?: boolean }

/** The year so far, as payslips of a year run here throughout leave it. */
function ran(of: Of, upTo: Month): { slips: Payslip[]; earlier: EarlierMonth[] } {
  const slips: Payslip[] = []
  const earlier: EarlierMonth[] = []
  for (const month of months('2026-04', upTo)) {
    const slip = slipOf(inputOf(of, month, earlier))
    slips.push(slip)
    const { pt, tax, esi } = slip.facts
    earlier.push({ month, pt, tax, esiCovered: esi?.covered ?? false })
  }
  return { slips, earlier }
}

function inputOf({ salary, state = 'KA', old = false }: Of, month: Month, earlier: readonly EarlierMonth[]) {
  const input = indianInput({ month, salary, state, earlier })
  const statutory = input.statutory!
  const rents = [{ from: '2026-04', to: '2027-03', monthlyRentPaise: 25_000_00, city: 'Bengaluru' }]
  const declarations = { ...statutory.tax!.declarations, rents: old ? rents : [], deductions: { '80C': 40_000_00 } }
  const workplaces = [{ from: '1900-01-01', state, localBody: state === 'TN' ? 'chennai' : null }]
  const tax = { ...statutory.tax!, regime: old ? ('old' as const) : ('new' as const), declarations }
  return { ...input, statutory: { ...statutory, workplaces, tax } }
}

/** What is copied from the old payslips of some months. */
function copied(slips: readonly Payslip[], state: string): OpeningPay {
  const of = (read: (slip: Payslip) => number) => slips.reduce((sum, slip) => sum + read(slip), 0)
  return {
    from: slips[0]!.facts.month,
    to: slips.at(-1)!.facts.month,
    later: 0,
    place: { state, localBody: state === 'TN' ? 'chennai' : null },
    salaryPaise: of(({ facts }) => facts.tax.salaryPaise),
    basicPaise: of(({ facts }) => facts.tax.basicPaise),
    daPaise: of(({ facts }) => facts.tax.daPaise),
    hraPaise: of(({ facts }) => facts.tax.hraPaise),
    ltaPaise: 0,
    exemptPaise: 0,
    perquisitesPaise: 0,
    employerNpsPaise: 0,
    pfPaise: of(({ facts }) => facts.tax.pfPaise),
    esiWagesPaise: of(({ facts }) => facts.esi?.wagesPaise ?? 0),
    ptPaise: of(({ facts }) => facts.tax.ptPaise),
    tdsPaise: of(({ facts }) => facts.tax.tdsPaise),
    bonusWagesPaise: null,
    paidHalfDays: null,
  }
}

const byMonth = (slips: readonly Payslip[], state: string) =>
  slips.flatMap((slip) => openingMonths(copied([slip], state))).map(({ earlier }) => earlier)
const asTotal = (slips: readonly Payslip[], state: string) =>
  openingMonths(copied(slips, state)).map(({ earlier }) => earlier)

const codes = ['TDS', 'PT', 'ESI', 'EMPLOYER_ESI', 'EPF', 'LWF'] as const
const figures = (slip: Payslip) => codes.map((code) => amountOf(slip, code))

describe('a company that moves in on 1 October', () => {
  const people: [string, Of][] = [
    ['in Karnataka, in the new regime', { salary: { BASIC: 90_000, HRA: 45_000, SPECIAL: 45_000 } }],
    ['with rent and savings, in the old one', { salary: { BASIC: 90_000, HRA: 45_000, SPECIAL: 45_000 }, old: true }],
    ['insured by ESI', { salary: { BASIC: 12_000, HRA: 6_000 } }],
    ['in Tamil Nadu', { salary: { BASIC: 40_000, HRA: 20_000 }, state: 'TN' }],
    ['in Kerala', { salary: { BASIC: 20_000 }, state: 'KL' }],
  ]
  for (const [who, of] of people)
    test(`withholds for someone ${who} what a whole year here would`, () => {
      const state = of.state ?? 'KA'
      const here = ran(of, '2027-03')
      const before = here.slips.slice(0, 6)
      for (const opening of [byMonth(before, state), asTotal(before, state)]) {
        const later = [...opening]
        for (const [index, month] of months('2026-10', '2027-03').entries()) {
          const slip = slipOf(inputOf(of, month, later))
          expect([month, figures(slip)]).toEqual([month, figures(here.slips[6 + index]!)])
          const { pt, tax, esi } = slip.facts
          later.push({ month, pt, tax, esiCovered: esi?.covered ?? false })
        }
      }
    })

  test('shows on the payslip what was paid and deducted before', () => {
    const of = { salary: { BASIC: 90_000, HRA: 45_000, SPECIAL: 45_000 } }
    const { slips } = ran(of, '2026-09')
    const steps = (earlier: EarlierMonth[], month: Month) =>
      slipOf(inputOf(of, month, earlier)).lines.find(({ code }) => code === 'TDS')!.explanation.steps
    const paid = steps(asTotal(slips, 'KA'), '2026-10').map(({ words, amountPaise }) => [
      JSON.stringify(words),
      amountPaise,
    ])
    const tds = slips.reduce((sum, { facts }) => sum + facts.tax.tdsPaise, 0)
    expect(paid[0]).toEqual([expect.stringContaining('Paid before Muster'), 1_080_000_00])
    expect(paid[0]![0]).toContain('2026-04')
    expect(paid).toContainEqual([expect.stringContaining('Less deducted before Muster'), -tds])
    expect(paid.some(([words]) => String(words).includes('Paid in earlier months'))).toBe(false)
  })
})

test('a company that moves in within a half-year deducts its professional tax once, and continues ESI', () => {
  const chennai: Of = { salary: { BASIC: 40_000, HRA: 20_000 }, state: 'TN' }
  const tamil = ran(chennai, '2027-03')
  expect(tamil.slips.map((slip) => amountOf(slip, 'PT')).filter((tax) => tax > 0)).toHaveLength(2)
  const before = tamil.slips.slice(0, 9)
  const halves = [...asTotal(before.slice(0, 6), 'TN'), ...asTotal(before.slice(6), 'TN')]
  const january = slipOf(inputOf(chennai, '2027-01', halves))
  expect(amountOf(january, 'PT')).toBe(amountOf(tamil.slips[9]!, 'PT'))

  // Above ₹21,000 since a raise in May: still covered to the end of the contribution period.
  const insured = ran({ salary: { BASIC: 12_000, HRA: 6_000 } }, '2026-04')
  const raised: Of = { salary: { BASIC: 23_000, HRA: 2_000 } }
  const opening = byMonth(insured.slips, 'KA')
  expect(amountOf(slipOf(inputOf(raised, '2026-05', opening)), 'ESI')).toBeGreaterThan(0)
  expect(amountOf(slipOf(inputOf(raised, '2026-10', opening)), 'ESI')).toBe(0)
})

test('a total is split over its months to the paisa, and stays within one half-year', () => {
  const [slip] = ran({ salary: { BASIC: 90_001 } }, '2026-04').slips
  const shared = openingMonths({ ...copied([slip!], 'KA'), to: '2026-06', later: 1, paidHalfDays: 150, place: person })
  expect(shared.map(({ month, paidIn }) => [month, paidIn])).toEqual([
    ['2026-04', '2026-05'],
    ['2026-05', '2026-06'],
    ['2026-06', '2026-07'],
  ])
  expect(shared.reduce((sum, { facts }) => sum + facts.tax.salaryPaise, 0)).toBe(90_001_00)
  expect(shared.reduce((sum, { facts }) => sum + facts.bonusWagesPaise, 0)).toBe(90_001_00)
  expect(shared.reduce((sum, one) => sum + one.paidHalfDays, 0)).toBe(150)
  expect(openingMonths({ ...copied([slip!], 'KA'), place: null })[0]!.facts.pt).toBe(null)
})
