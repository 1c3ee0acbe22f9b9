import { describe, expect, test } from 'vitest'
import type { Column } from '@muster/engine/payroll/outputs/table.ts'
import { workbookReaders } from './testing/workbook-readers.ts'
import { xlsx } from './xlsx.ts'

/** Texts that begin as formulas, numbers and phone numbers do, and that XML or a spreadsheet could take for something else. */
const texts = [
  ...['=', '+', '-', '@', '\t', '\r'].flatMap((sign) => [`${sign}1+1`, `${sign} 500`, `${sign}cmd|' /C calc'!A0`]),
  ...['+91 98450 12345', '-500', '- 500', '007', '1e5', '2026-11-02', 'TRUE', '#N/A', ' spaced ', "'quoted"],
  ...['Asha <Rao> & "Sons"', ']]>', 'two\nlines', '😀', 'प्रिया', 'اردو', 'José D’Souza', '\u0000\u0007bell'],
]
const columns: Column[] = [
  { name: 'Name & "more"', type: 'text' },
  { name: 'Pay', type: 'amount' },
  { name: 'Joined', type: 'day' },
  { name: 'Rate', type: 'decimal' },
  { name: 'Days', type: 'halfDays' },
  { name: 'People', type: 'number' },
]
const rest = [-125_050, '2026-11-02', '1.25', 3, 4] as const
const rows = texts.flatMap((text) => [
  [text, ...rest],
  [text, null, null, null, null, 0],
])
const shown = texts.map((text) => text.replaceAll('\u0000', '').replaceAll('\u0007', ''))

const readers = workbookReaders.map(
  ({ name, why, read }) => [why === null ? name : `${name} (skipped: ${why})`, why, read] as const,
)

describe.each(readers)('a workbook in %s', (name, why, read) => {
  test.skipIf(why !== null)(
    'has each text as it is, amounts as numbers, and days as days',
    { timeout: 120_000 },
    async () => {
      const [heading, ...lines] = await read(xlsx({ columns, rows }, "Pay: [Jan/Feb]? of 'Acme' \\ 2026 and long"))
      expect(heading).toEqual(columns.map((column) => column.name))
      if (name === 'LibreOffice') {
        // It wraps what has line ends, and says the day in its own form: the texts are what it could have calculated.
        const said = lines.map(([text]) => text)
        for (const text of shown) if (!/[\r\n]/.test(text)) expect(said).toContain(text)
        return
      }
      expect(lines).toHaveLength(rows.length)
      // XML reads a carriage return as a line end unless it is written as a number, and some programs do so even then.
      const plain = (text: unknown) => String(text).replaceAll('\r', '\n')
      expect(lines.map(([text]) => plain(text))).toEqual(shown.flatMap((text) => [plain(text), plain(text)]))
      for (const [at, line] of lines.entries())
        expect(line.slice(1)).toEqual(
          at % 2 === 0 ? [-1250.5, '2026-11-02', 1.25, 1.5, 4] : [null, null, null, null, 0],
        )
    },
  )

  // LibreOffice takes ten seconds a file.
  test.skipIf(why !== null || name === 'LibreOffice')(
    'may have more columns than letters, no rows, and any name',
    { timeout: 120_000 },
    async () => {
      const wide = Array.from({ length: 730 }, (_, at) => ({ name: `Column ${at}`, type: 'number' as const }))
      const [heading, line] = await read(xlsx({ columns: wide, rows: [wide.map((_, at) => at)] }, 'Wide'))
      expect([heading!.length, heading!.at(-1), String(line!.at(-1))]).toEqual([730, 'Column 729', '729'])
      for (const title of ['', "'", '😀'.repeat(20), 'a/b\\c?d*e[f]g:h', '\u0000'])
        expect(await read(xlsx({ columns, rows: [] }, title))).toHaveLength(1)
    },
  )
})
