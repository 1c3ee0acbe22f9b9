import { expect, test } from 'vitest'
import { isDay } from '../day.ts'
import { english } from '../testing/english.ts'
import { plain, say, type SentenceValue } from '../sentence.ts'
import { fingerprint } from './fingerprint.ts'
import { indianBook, indianLaws } from '../statute-book/india.ts'
import { lawTable } from './law-table.ts'
import { changeDays, law, lawBook, LawError, lawRow, lawValue } from './law.ts'
import { rateValue } from './rate.ts'
import { useLaw, valueSaid, wordsOf } from './use.ts'

const base = { source: 'A notification', certainty: 'firm' as const }
const ceiling = law('test.ceiling', 'Ceiling', 'paise', [
  { ...base, from: '2020-04-01', value: 15_000_00 },
  { ...base, from: '2026-09-17', value: 25_000_00 },
])
const book = lawBook([ceiling], [], 'test')

const said = (value: SentenceValue) => english(say`${value}`)

test('a value applies from its day on', () => {
  expect(['2020-04-01', '2026-09-16', '2026-09-17', '2030-01-01'].map((day) => lawValue(book, ceiling, day))).toEqual([
    15_000_00, 15_000_00, 25_000_00, 25_000_00,
  ])
})

test('a day before the first row is an error that names the law and the day', () => {
  expect(() => lawRow(book, ceiling, '2020-03-31')).toThrow(LawError)
  expect(() => lawRow(book, ceiling, '2020-03-31')).toThrow('Ceiling (test.ceiling) has no value on 31 Mar 2020')
})

test("an organisation's row applies until the next row of the law, and replaces one of the same day", () => {
  const own = (from: string, value: number) => ({ law: 'test.ceiling', row: { ...base, from, value } })
  const changed = lawBook([ceiling], [own('2026-01-01', 20_000_00), own('2026-09-17', 30_000_00)], 'own')
  expect(
    ['2025-12-31', '2026-01-01', '2026-09-16', '2026-09-17'].map((day) => lawValue(changed, ceiling, day)),
  ).toEqual([15_000_00, 20_000_00, 20_000_00, 30_000_00])
  expect(changeDays(changed, [ceiling], '2026-01-01', '2026-12-31')).toEqual(['2026-09-17'])
  expect(changeDays(changed, [ceiling], '2025-12-31', '2026-12-31')).toEqual(['2026-01-01', '2026-09-17'])
})

test('a trace records the source of a value', () => {
  expect(useLaw(book, ceiling, '2026-10-01')).toEqual({
    value: 25_000_00,
    use: {
      id: 'test.ceiling',
      name: plain('Ceiling'),
      from: '2026-09-17',
      source: 'A notification',
      value: { paise: 25_000_00 },
    },
  })
})

test('values are read in their units', () => {
  expect([
    said(valueSaid('rupees', 7_00_000)),
    said(valueSaid('basisPoints', 833)),
    said(valueSaid('days', 1)),
    said(valueSaid('months', 6)),
    said(valueSaid('flag', true)),
    said(valueSaid('text', 'Form 130')),
    said(valueSaid('count', 2)),
    said(valueSaid('paise', null)),
    said(valueSaid('table', [{ aboveRupees: 300_000, rateBasisPoints: 500 }, { feePaise: 50 }])),
  ]).toEqual([
    '₹7,00,000',
    '8.33%',
    '1 day',
    '6 months',
    'yes',
    'Form 130',
    '2',
    'none',
    '5% above ₹3,00,000; feePaise ₹0.50',
  ])
  expect([
    said(rateValue({ numerator: 1, denominator: 12 })),
    said(rateValue({ numerator: 1, denominator: 8 })),
  ]).toEqual(['1/12', '12.5%'])
})

test('the table for a screen says from when and until when', () => {
  expect(lawTable(book, [ceiling]).map(({ from, until, valueText }) => [from, until, said(valueText)])).toEqual([
    ['2020-04-01', '2026-09-17', '₹15,000'],
    ['2026-09-17', null, '₹25,000'],
  ])
})

test('every law of India has a unique name, ascending days, and a source in each row', () => {
  const ids = indianLaws.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const { id, name, rows } of indianLaws) {
    expect([id, rows.length > 0, name.text.length > 0]).toEqual([id, true, true])
    for (const [index, { from, source }] of rows.entries()) {
      expect([id, from, isDay(from), source.length > 5]).toEqual([id, from, true, true])
      const before = rows[index - 1]
      if (before !== undefined) expect(from > before.from).toBe(true)
    }
  }
  expect(Object.keys(indianBook.rows)).toHaveLength(indianLaws.length)
})

test('every row of India can be read in words', () => {
  for (const { id, from, valueText } of lawTable(indianBook, indianLaws)) {
    expect([id, from, said(valueText)]).not.toEqual([id, from, ''])
    expect(said(valueText)).not.toMatch(/undefined|NaN|\[object/)
  }
})

test('no row is shown with the code names of its parts', () => {
  const keysOf = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(keysOf)
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) => [key, ...keysOf(part)])
        : []
  for (const law of indianLaws)
    for (const { value } of law.rows) {
      const text = said(wordsOf(law, value))
      // A table without words of its own would be shown part by part; tax slabs have words.
      const raw = [...new Set(keysOf(value))].filter((key) => {
        const split = key
          .replace(/(Paise|Rupees|BasisPoints)$/, '')
          .replace(/([A-Z])/g, ' $1')
          .toLowerCase()
        return (
          /[a-z][A-Z]/.test(key) && split.includes(' ') && new RegExp(`\\b(${key}|${split} (yes|no|₹|\\d))`).test(text)
        )
      })
      expect([law.id, raw]).toEqual([law.id, []])
      expect([law.id, /\b\d+( [a-z]){2}/.test(text)]).toEqual([law.id, false])
    }
})

test('the book of India has a unique name for its rows', () => {
  expect(indianBook.hash).toMatch(/^in-2026-11-20-[0-9a-f]{16}$/)
  const texts = ['', 'a', 'b', 'ab', 'ba', '15000', '15001', '15000 ']
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
  expect(fingerprint('15000')).toBe(fingerprint('15000'))
})
