import { english, inEnglish } from '../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakdown } from './breakdown.ts'
import { withNeeded } from './component-order.ts'
import type { Calculation, Component, ComponentKind } from './components.ts'

const ctc = 60_000_000

function part(code: string, calculation: Calculation | string, kind: ComponentKind = 'earning'): Component {
  const how = typeof calculation === 'string' ? { type: 'formula' as const, text: calculation } : calculation
  return { code, name: code, kind, calculation: how, prorate: true }
}

const special = part('SPECIAL', { type: 'remainder' })

function messages(components: readonly Component[], annualCtcPaise = ctc): string[] {
  const result = breakdown({ components, annualCtcPaise })
  return result.ok ? [] : result.errors.map(({ message }) => english(message))
}

function rupees(components: readonly Component[], annualCtcPaise = ctc): Record<string, number> {
  const result = breakdown({ components, annualCtcPaise })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return Object.fromEntries(result.lines.map(({ code, monthlyPaise }) => [code, monthlyPaise / 100]))
}

test('formulas refer to each other in any order, and the rest still takes what is left', () => {
  const components = [
    special,
    part('PF_EMPLOYER', 'min(0.12 * BASIC, 3000)', 'employer'),
    part('HRA', 'if(BASIC >= 20000, 0.5 * BASIC, 0.4 * BASIC)'),
    part('BASIC', 'round(0.4 * CTC, 100)'),
    part('CLUB', '0.01 * GROSS', 'deduction'),
  ]
  expect(rupees(components)).toEqual({ BASIC: 20_000, HRA: 10_000, PF_EMPLOYER: 2400, SPECIAL: 17_600, CLUB: 476 })
})

test('CTC is the exact twelfth, even if it is not a whole amount', () => {
  // ₹10,00,000 / 12 is 83,333.33…; three tenths of it are ₹25,000 to the paisa.
  expect(rupees([part('BASIC', '0.3 * CTC'), special], 100_000_000)).toMatchObject({ BASIC: 25_000 })
  expect(rupees([part('BASIC', 'CTC * 12 - 999999'), special], 100_000_000)).toMatchObject({ BASIC: 1 })
})

test('each formula line gives the values of its names', () => {
  const result = breakdown({
    components: [part('BASIC', '0.4 * CTC'), part('HRA', 'BASIC / 2'), special],
    annualCtcPaise: ctc,
  })
  expect(inEnglish(result.ok && result.lines.map(({ explanation }) => explanation.words).slice(0, 2))).toEqual([
    '0.4 * CTC, with CTC ₹50,000',
    'BASIC / 2, with BASIC ₹20,000',
  ])
  expect(result.ok && result.lines[1]?.explanation).toMatchObject({
    rule: 'formula',
    formula: { text: 'BASIC / 2', values: [{ name: 'BASIC', monthlyPaise: 2_000_000 }] },
  })
})

test('an unknown name comes with the one that was probably meant', () => {
  expect(messages([part('BASIC', '0.4 * CTC'), part('HRA', '0.5 * Basci + Hotel'), special])).toEqual([
    'HRA: "Basci" is not a component here. Did you mean BASIC?',
    'HRA: "Hotel" is not a component here',
  ])
})

test('an error at this CTC names the component with the error, not those that need it', () => {
  expect(messages([part('BASIC', '20000 - CTC'), part('HRA', 'BASIC / 2'), part('BONUS', '100 / 0'), special])).toEqual(
    [
      'BASIC: The result is −₹30,000 per month. Use max(0, …) so that it never goes below zero',
      'BONUS: It divides by "0", which is 0',
    ],
  )
})

test('a formula that needs itself is a cycle: by its own name, by the gross or by the rest', () => {
  expect(messages([part('BASIC', 'BASIC / 2')])).toEqual(["These components need each other's amount: BASIC → BASIC"])
  expect(messages([part('BONUS', '0.1 * GROSS')])).toEqual(["These components need each other's amount: BONUS → BONUS"])
  expect(messages([part('FUND', '0.1 * SPECIAL', 'employer'), special])).toEqual([
    "These components need each other's amount: FUND → SPECIAL → FUND",
  ])
})

test('the components that one needs are calculated without the others', () => {
  const [basic, hra, bonus] = [part('BASIC', '0.4 * CTC'), part('HRA', 'BASIC / 2'), part('BONUS', 'HRA / 2')]
  const all = [part('MEAL', '1600'), bonus, basic, hra, special]
  expect(withNeeded(bonus, all)).toEqual([bonus, basic, hra])
  expect(withNeeded(special, all)).toEqual(all)
})

/** Components `C0`, `C1` … where each formula refers only to some with a smaller number. */
const chains = fc
  .array(fc.record({ needs: fc.array(fc.nat(20), { maxLength: 4 }), tenths: fc.integer({ min: 0, max: 5 }) }), {
    minLength: 1,
    maxLength: 9,
  })
  .map((list) =>
    list.map(({ needs, tenths }, index) => {
      const names = needs.filter((need) => need < index).map((need) => `C${need}`)
      return part(`C${index}`, ['100', ...names.map((name) => `0.${tenths} * ${name}`)].join(' + '), 'deduction')
    }),
  )

const kinds = fc.constantFrom<ComponentKind>('earning', 'employer', 'reimbursement', 'deduction')

test('the order of components changes no amount and no message', () => {
  const templates = fc
    .tuple(chains, fc.array(kinds, { minLength: 9, maxLength: 9 }), fc.boolean())
    .map(([list, kindsOf, hasRest]) => [
      part('BASIC', { type: 'percent', of: 'ctc', basisPoints: 3000 }),
      part('HRA', 'if(BASIC > C0, 0.4 * BASIC, C0 / 3)'),
      part('CLUB', 'GROSS / 100 - 200', 'deduction'),
      ...list.map((one, index) => ({ ...one, kind: kindsOf[index] ?? 'earning' })),
      ...(hasRest ? [special] : []),
    ])
  const turned = templates.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  )
  fc.assert(
    fc.property(turned, fc.integer({ min: 100, max: 1_000_000_000 }), ([list, shuffled], annualCtcPaise) => {
      expect(messages(shuffled, annualCtcPaise).toSorted()).toEqual(messages(list, annualCtcPaise).toSorted())
      if (messages(list, annualCtcPaise).length > 0) return
      expect(rupees(shuffled, annualCtcPaise)).toEqual(rupees(list, annualCtcPaise))
    }),
    { numRuns: 300 },
  )
})

test('a cycle is always found, and the components it names do need each other', () => {
  fc.assert(
    fc.property(chains, fc.nat(), fc.nat(), (list, first, second) => {
      const [low, high] = [first % list.length, second % list.length].toSorted((a, b) => a - b) as [number, number]
      // The earlier one now needs the later one, and the later one the earlier.
      const closed = list.map((one, index) => {
        const extra = index === low ? ` + C${high}` : index === high ? ` + C${low}` : ''
        return part(one.code, `${one.calculation.type === 'formula' ? one.calculation.text : ''}${extra}`, 'deduction')
      })
      const [message] = messages(closed)
      const names = message?.split(': ')[1]?.split(' → ') ?? []
      expect(names.length).toBeGreaterThan(1)
      expect(names.at(-1)).toBe(names[0])
      for (const [index, name] of names.slice(0, -1).entries()) {
        const { calculation } = closed.find(({ code }) => code === name)!
        expect(calculation.type === 'formula' && calculation.text.split(/\W+/)).toContain(names[index + 1])
      }
    }),
  )
})
