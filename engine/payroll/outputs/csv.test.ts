import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, csvRows, entered, harmless } from './csv.ts'
import { tableCsv } from './table.ts'

const signs = ['=', '+', '-', '@', '\t', '\r']

test.each(signs)('a text that begins with %j and is no number has an apostrophe before it', (sign) => {
  for (const rest of ['1+1', "cmd|' /C calc'!A0", 'SUM(A1)', ' text', '']) {
    // A dash stands for nothing.
    if (sign + rest !== '-') expect(harmless(sign + rest)).toBe(`'${sign}${rest}`)
  }
})

test('numbers, phone numbers and any other text stay as they are', () => {
  for (const text of [
    ...['+91 98450 12345', '+91-80-2345 6789', '+1 (415) 555-0100', '+919845012345', '+ 91 98450 12345'],
    ...['-500', '- 500', '-12.50', '+7', '-1,25,000.00', '- ₹500', '-5%', '-'],
    ...['500', ' = 1', 'a=b', "O'Brien", "'quoted", ' spaced ', 'two\r\nlines', 'tab\there', '−5', 'José'],
  ])
    expect(harmless(text)).toBe(text)
})

test('every cell reads back as it was, and none would be calculated', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }),
      fc.constantFrom(...signs, "'", "'=", "''+", ''),
      (texts, sign) => {
        const cells = texts.map((text) => sign + text)
        const line = csvLine(cells)
        expect([...csvRows(line)].map((row) => row.map(entered))).toEqual([cells.slice(0, 257)])
        expect(/(^|",)"[=@\t\r]/.test(line)).toBe(false)
      },
    ),
  )
})

test('a register has phone numbers and negative amounts as they were entered', () => {
  const columns = [
    { name: 'Phone', type: 'text' as const },
    { name: 'Remark', type: 'text' as const },
    { name: 'Deduction', type: 'amount' as const },
  ]
  const [, line] = tableCsv({ columns, rows: [['+91 98450 12345', '- 500', -50_000]] })
  expect(line).toBe('"+91 98450 12345","- 500","-500.00"\r\n')
})
