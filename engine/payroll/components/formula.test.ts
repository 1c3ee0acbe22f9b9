import { english } from '../../testing/english.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percent } from '../../money.ts'
import { fraction } from './formula-number.ts'
import { formulaResult } from './formula-result.ts'
import { readFormula } from './formula.ts'

const values: Record<string, number> = { CTC: 50_000, GROSS: 48_000, BASIC: 20_000, NIL: 0 }

/** In rupees, with the values above; or the message. */
function result(text: string): number | string {
  const read = readFormula(text)
  if (!read.ok) return english(read.message)
  const came = formulaResult(read.formula, (name) => fraction(BigInt(values[name] ?? 7)))
  return came.ok ? came.paise / 100 : english(came.message)
}

describe('a formula gives whole rupees', () => {
  test.each([
    ['1600', 1600],
    ['0.4 * BASIC', 8000],
    ['0.4 * basic', 8000],
    ['BASIC / 3', 6667],
    ['1 / 2 * BASIC', 10_000],
    ['BASIC * (1 / 3 + 1 / 6)', 10_000],
    ['min(0.12 * BASIC, 1800)', 1800],
    ['min(BASIC,15000)', 15_000],
    ['max(0, CTC - GROSS - 5000, NIL)', 0],
    ['CTC - BASIC - 0.4 * BASIC', 22_000],
    ['CTC - (BASIC - 0.4 * BASIC)', 38_000],
    ['round(BASIC / 3, 10)', 6670],
    ['round(BASIC / 3) * 3', 20_001],
    ['round(0.5) + 0.4', 1],
    ['round(0 - 0.5) + 2', 1],
    ['if(BASIC > 15000, 1800, 0.12 * BASIC)', 1800],
    ['IF (BASIC <= 15000, 1, 2)', 2],
    ['BASIC > 15000 && !(GROSS < CTC) ? 1 : 2', 2],
    ['BASIC == 20000 || 1 / NIL > 0 ? 1 : 2', 1],
    ['BASIC != 20000 ? 1 / NIL : 5', 5],
    ['-BASIC + CTC', 30_000],
    ['0.5', 1],
    ['0.4999999', 0],
    ['0.1 + 0.2 + 0.2', 1],
    ['0.4\n  * BASIC', 8000],
  ])('%s', (text, rupees) => {
    expect(result(text)).toBe(rupees)
  })
})

describe('what cannot be calculated says why', () => {
  test.each([
    ['', 'Enter a formula, for example 0.4 * BASIC'],
    ['40% * BASIC', 'Write a percentage as a number: 0.4 for 40%'],
    ['₹500', 'Remove the ₹. Amounts are in rupees'],
    ['min(BASIC, 15,000)', 'Write numbers without commas, and a space after a comma between two values'],
    ['if(BASIC = 5, 1, 2)', 'Compare with == (two signs)'],
    ['BASIC +', 'The formula ends too early'],
    ['max(BASIC, (GROSS', 'A closing bracket is missing'],
    ['BASIC) * 2', 'The formula cannot be read from ") * 2"'],
    ['0.4 # BASIC', 'The formula cannot be read from "# BASIC"'],
    ['sqrt(BASIC)', '"sqrt" is not a function. Use min, max, round or if'],
    ['min(BASIC)', 'min takes two values or more: min(BASIC, 15000)'],
    ['round(1, 2, 3)', 'round takes an amount and an optional step: round(BASIC / 3, 10)'],
    ['if(BASIC > 1, 2)', 'if takes a condition and two amounts: if(BASIC > 15000, 1800, 0.12 * BASIC)'],
    ['BASIC > 5', '"BASIC > 5" is true or false, but an amount is needed here'],
    ['1 + (BASIC > 5)', '"BASIC > 5" is true or false, but an amount is needed here'],
    ['if(BASIC, 1, 2)', '"BASIC" is an amount, but a comparison is needed here, for example BASIC > 15000'],
    ['BASIC > 5 > 4 ? 1 : 2', '"BASIC > 5" is true or false, but an amount is needed here'],
    ['"text"', 'Write "text" as a plain number, for example 1600 or 0.4'],
    ['1e9', 'Write 1e9 as a plain number, for example 1600 or 0.4'],
    ['0x10', 'Write 0x10 as a plain number, for example 1600 or 0.4'],
    ['BASIC.map(x, x)', 'Only numbers, components and min, max, round and if can be used, not BASIC.map(x, x)'],
    ['[1][0]', 'Only numbers, components and min, max, round and if can be used, not [1][0]'],
    ['CTC / NIL', 'It divides by "NIL", which is 0'],
    ['CTC / (BASIC - 20000)', 'It divides by "BASIC - 20000", which is 0'],
    ['BASIC - CTC', 'The result is −₹30,000 per month. Use max(0, …) so that it never goes below zero'],
    ['1000000 * 1000000', 'The result is more than ₹10,00,00,000 per month'],
    [
      '0 - 1000000 * 1000000',
      'The result is less than −₹10,00,00,000 per month. Use max(0, …) so that it never goes below zero',
    ],
    ['round(BASIC, 0)', 'The step "0" of round must be above zero'],
  ])('%s', (text, message) => {
    expect(result(text)).toBe(message)
  })
})

test('a formula is limited in length, parts and depth', () => {
  const tooLong = 'The formula is too long. Split it into several components'
  expect(result(`1${' + 1'.repeat(120)}`)).toBe(tooLong)
  expect(result(`${'('.repeat(60)}1${')'.repeat(60)}`)).toBe(tooLong)
  expect(result('1 + '.repeat(200))).toBe('A formula has at most 500 characters')
})

test('names are reported once, as they were first written', () => {
  const read = readFormula('Basic + BASIC + if(ctc > 0, Hra, 0)')
  expect(read.ok && [...read.formula.names]).toEqual([
    ['BASIC', 'Basic'],
    ['CTC', 'ctc'],
    ['HRA', 'Hra'],
  ])
})

test('a decimal share of an amount equals the percentage, to the rupee', () => {
  const shares = fc.record({ points: fc.integer({ min: 0, max: 99_999 }), paise: fc.integer({ min: 0, max: 10 ** 9 }) })
  fc.assert(
    fc.property(shares, ({ points, paise }) => {
      const read = readFormula(`${Math.floor(points / 10_000)}.${String(points % 10_000).padStart(4, '0')} * X`)
      const came = read.ok ? formulaResult(read.formula, () => fraction(BigInt(paise), 100n)) : null
      expect(came).toEqual({ ok: true, paise: percent(paise, points, 'nearestRupee') })
    }),
  )
})

test('any input is either read or refused with a message', () => {
  const pieces = fc.constantFrom(
    'BASIC',
    '1',
    '0.5',
    '+',
    '-',
    '/',
    '(',
    ')',
    'if(',
    'min(',
    ',',
    ' ',
    '>',
    '?',
    ':',
    '!',
    '"',
    '[',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
      ),
      (text) => {
        const came = result(text)
        expect(typeof came === 'number' ? Number.isInteger(came) && came >= 0 : came.length > 0).toBe(true)
      },
    ),
  )
})
