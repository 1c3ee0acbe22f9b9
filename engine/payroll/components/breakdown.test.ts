import { english, inEnglish } from '../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import cases from '../../cases/salary-breakdown.json' with { type: 'json' }
import { breakdown } from './breakdown.ts'
import type { Component } from './components.ts'

interface Case {
  id: string
  ctc: number
  components: Pick<Component, 'code' | 'kind' | 'calculation'>[]
  /** In rupees. */
  expected: {
    monthly?: Record<string, number>
    annual?: Record<string, number>
    unallocated?: number
    deductions?: number
    errors?: string[]
  }
}

test.each(cases as unknown as Case[])('$id', ({ ctc, components, expected }) => {
  const result = breakdown({ components: components.map(named), annualCtcPaise: ctc * 100 })
  expect(result.ok ? [] : result.errors.map(({ message }) => english(message))).toEqual(expected.errors ?? [])
  if (!result.ok) return
  const monthly = Object.fromEntries(result.lines.map(({ code, monthlyPaise }) => [code, monthlyPaise / 100]))
  const annual = Object.fromEntries(result.lines.map(({ code, annualPaise }) => [code, annualPaise / 100]))
  if (expected.monthly !== undefined) expect(monthly).toEqual(expected.monthly)
  expect(annual).toMatchObject(expected.annual ?? {})
  if (expected.unallocated !== undefined) expect(result.totals.unallocatedAnnualPaise).toBe(expected.unallocated * 100)
  if (expected.deductions !== undefined) expect(result.totals.deductionsMonthlyPaise).toBe(expected.deductions * 100)
})

test('each line explains how it was calculated', () => {
  const example = (cases as unknown as Case[])[0]!
  const result = breakdown({ components: example.components.map(named), annualCtcPaise: 60_000_000 })
  expect(inEnglish(result.ok && result.lines.map(({ explanation }) => explanation.words))).toEqual([
    '40% of the monthly CTC, ₹50,000',
    '50% of basic pay, ₹20,000',
    '4.81% of basic pay, ₹20,000',
    'Annual CTC ₹6,00,000 less other components ₹3,71,544, ÷ 12',
  ])
})

test('a benefit in kind comes out of the CTC, or on top of it; gross pay never includes it', () => {
  const car = { code: 'CAR', name: 'Car', kind: 'benefit', prorate: true } as const
  const with10000 = (inCtc: boolean) =>
    breakdown({
      annualCtcPaise: 60_000_000,
      components: [
        named({ code: 'REST', kind: 'earning', calculation: { type: 'remainder' } }),
        { ...car, calculation: { type: 'fixed', monthlyPaise: 10_000_00 }, inCtc },
      ],
    })
  expect(with10000(true)).toMatchObject({
    totals: { grossMonthlyPaise: 40_000_00, benefitsMonthlyPaise: 10_000_00, ctcMonthlyPaise: 50_000_00 },
  })
  expect(with10000(false)).toMatchObject({
    totals: { grossMonthlyPaise: 50_000_00, benefitsMonthlyPaise: 10_000_00, ctcMonthlyPaise: 50_000_00 },
  })
})

const percent = (of: 'ctc' | 'basic') =>
  fc.integer({ min: 0, max: 2000 }).map((basisPoints) => ({ type: 'percent' as const, of, basisPoints }))
const fixed = fc.integer({ min: 0, max: 500_000 }).map((monthlyPaise) => ({ type: 'fixed' as const, monthlyPaise }))
const others = fc.array(
  fc.record({
    kind: fc.constantFrom('earning' as const, 'employer' as const, 'reimbursement' as const, 'deduction' as const),
    calculation: fc.oneof(percent('ctc'), percent('basic'), fixed),
  }),
  { maxLength: 6 },
)

test('with a component that takes the rest, the year equals the CTC to the paisa and months are within a rupee of a twelfth', () => {
  fc.assert(
    fc.property(
      others,
      percent('ctc'),
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.nat(100),
      (list, basic, ctc, turn) => {
        const components: Component[] = [
          { code: 'BASIC', kind: 'earning' as const, calculation: basic },
          { code: 'SPECIAL', kind: 'earning' as const, calculation: { type: 'remainder' as const } },
          ...list.map((one, index) => ({ ...one, code: `C${index}` })),
        ].map(named)
        const turned = [...components.slice(turn % components.length), ...components.slice(0, turn % components.length)]
        const result = breakdown({ components, annualCtcPaise: ctc })
        const again = breakdown({ components: turned, annualCtcPaise: ctc })
        expect(again.ok).toBe(result.ok)
        if (!result.ok || !again.ok) return
        expect(byCode(again.lines)).toEqual(byCode(result.lines))
        const rest = result.lines.find(({ code }) => code === 'SPECIAL')!
        if (rest.annualPaise > 0) expect(result.totals.unallocatedAnnualPaise).toBe(0)
        expect(Math.abs(rest.annualPaise - rest.monthlyPaise * 12)).toBeLessThanOrEqual(600)
        for (const { monthlyPaise } of result.lines) expect(monthlyPaise % 100 === 0 && monthlyPaise >= 0).toBe(true)
      },
    ),
  )
})

function named(component: Pick<Component, 'code' | 'kind' | 'calculation'>): Component {
  return { ...component, name: component.code, prorate: true }
}

function byCode(lines: readonly { code: string; annualPaise: number }[]): [string, number][] {
  return lines
    .map(({ code, annualPaise }): [string, number] => [code, annualPaise])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
