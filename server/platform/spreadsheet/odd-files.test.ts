import { describe, expect, it } from 'vitest'
import { csvLine } from '@muster/engine/payroll/outputs/csv.ts'
import { oddRow, oddWorkbook } from './testing/odd-workbooks.ts'
import { zip64 } from './testing/zip64.ts'
import { headingOf, type KnownColumn } from './headings.ts'
import { otherSheetOf } from './other-sheets.ts'
import sheetTask from './sheet-task.ts'
import { zip } from './zip.ts'

const columns: KnownColumn[] = [
  { names: ['id', 'code'], isNeeded: true },
  { names: ['name'], isNeeded: true },
  { names: ['ctc'], isNeeded: false },
]

async function read(bytes: Buffer, isWorkbook: boolean, known = columns, wanted: string | null = null) {
  const sheet = await sheetTask({ bytes, isWorkbook, columns: known, sheet: wanted })
  if ('refused' in sheet) return { refused: sheet.refused.text }
  const decoder = new TextDecoder()
  const lines = sheet.batches.flatMap((batch) => JSON.parse(decoder.decode(batch)) as string[][])
  return { lines, heading: sheet.heading, sheet: sheet.sheet }
}

/** What the first cell of a workbook is read as. */
async function firstCell(cell: string, of: Parameters<typeof oddWorkbook>[0] = {}): Promise<string> {
  const bytes = oddWorkbook({ sheets: { A: `<row r="1">${cell}</row>` }, ...of })
  return (await read(bytes, true, [])).lines?.[0]?.[0] ?? 'nothing'
}

const number = (value: number | string) => `<c s="1"><v>${value}</v></c>`

describe('a cell of a workbook', () => {
  it.each<[what: string, value: number | string, format: string, read: string]>([
    ['an account number with its zeros', 1_234_567_890, '000000000000', '001234567890'],
    ['an ID with letters from its format', 42, '"EMP-"0000', 'EMP-0042'],
    ['an ID with letters and no zeros', 42, '"E"0', 'E42'],
    ['an Aadhaar number in groups', 234_123_412_346, '0000\\ 0000\\ 0000', '2341 2341 2346'],
    ['a number with more digits than its format', 123_456, '0000', '123456'],
    ['a negative number with zeros', -42, '0000', '-0042'],
    ['an amount in rupees', 900_000, '"Rs. "#,##0', '900000'],
    ['an amount in the accounting format', 900_000.5, '_(* #,##0.00_);_(* \\(#,##0.00\\)', '900000.5'],
    ['an amount in lakhs', 1_234_567, '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0', '1234567'],
    ['an amount with the dust of a calculation', '1799.9999999999998', '0.00', '1800'],
    ['a number of sixteen digits', '1234567890123456', '0', '1.23456789012346E+15'],
    ['a mobile number shown with an exponent', 9_820_000_000, '0.00E+00', '9820000000'],
    ['a number in the file with an exponent', '9.87654321E9', 'General', '9876543210'],
    ['a percentage', 0.5, '0%', '50%'],
    ['a day', 46_328, 'dd-mmm-yy', '2026-11-02'],
    ['a day in the format of a language', 46_328, '[$-409]d\\-mmm\\-yyyy;@', '2026-11-02'],
    ['a moment', 46_328.75, 'dd/mm/yyyy hh:mm', '2026-11-02 18:00'],
    ['a time', 0.395_833_333_333_333, 'hh:mm AM/PM', '09:30'],
    ['a time with seconds', 0.395_844_907_407_407, 'h:mm:ss', '09:30:01'],
    ['hours over a day', 1, '[h]:mm', '24:00'],
    ['a day before spreadsheets know days', 12, 'dd/mm/yyyy', '12'],
  ])('reads %s', async (_, value, format, expected) => {
    expect(await firstCell(number(value), { formats: [format] })).toBe(expected)
  })

  it.each<[what: string, cell: string, read: string]>([
    ['a text in the cell', '<c r="A1" t="inlineStr"><is><t>Asha &amp; Co</t></is></c>', 'Asha & Co'],
    [
      'a text with formatted parts',
      '<c t="inlineStr"><is><r><t>As</t></r><r><rPr><b/></rPr><t>ha</t></r></is></c>',
      'Asha',
    ],
    ['a shared text that is empty', '<c t="s"><v>0</v></c>', ''],
    ['a shared text without how it is spoken', '<c t="s"><v>1</v></c>', 'Asha'],
    ['a shared text in a section of its own', '<c t="s"><v>2</v></c>', 'R&D <x>'],
    ['a carriage return', '<c t="s"><v>3</v></c>', 'a\rb'],
    ['the value of a shared formula', '<c><f t="shared" si="0"/><v>12</v></c>', '12'],
    ['the text of a formula', '<c t="str"><f>A2&amp;"x"</f><v>ax</v></c>', 'ax'],
    ['the empty text of a formula', '<c t="str"><f>""</f><v></v></c>', ''],
    ['a formula that was never calculated as itself', '<c><f>SUM(B1:B9)</f></c>', '=SUM(B1:B9)'],
    ['a truth', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#REF!</v></c>', '#REF!'],
    ['a day of the strict format', '<c t="d"><v>2026-11-02T00:00:00Z</v></c>', '2026-11-02'],
    ['attributes in other quotes, and with a bracket', `<c xml:note='a>b' t='str' ><v>x</v></c>`, 'x'],
    ['a value after a comment', '<c><!-- <v>1</v> --><v>2</v></c>', '2'],
  ])('reads %s', async (_, cell, expected) => {
    const strings = [
      '<t/>',
      '<t>Asha</t><rPh sb="0" eb="1"><t>spoken</t></rPh>',
      '<t><![CDATA[R&D <x>]]></t>',
      '<t>a_x000D_b</t>',
    ]
    expect(await firstCell(cell, { strings })).toBe(expected)
  })
})

describe('the sheet of a workbook', () => {
  const people = oddRow(1, ['ID', 'Name']) + oddRow(2, ['E1', 'Asha'])
  const lines = [
    ['ID', 'Name'],
    ['E1', 'Asha'],
  ]

  it('can be chosen among those that people see and that have anything in them', async () => {
    const notes = oddRow(1, ['Payroll']) + oddRow(2, ['March'])
    const sheets = { Notes: notes, Staff: people, Old: people, Empty: '', Left: people, Chart: notes }
    const bytes = oddWorkbook({ sheets, attributes: { Old: 'state="hidden"', Chart: 'state="veryHidden"' } })
    const all = { sheets: ['Notes', 'Staff', 'Left'] }
    expect(await sheetTask({ bytes, isWorkbook: true, columns })).toMatchObject({ ...all, sheet: 'Staff' })
    for (const sheet of all.sheets)
      expect(await sheetTask({ bytes, isWorkbook: true, columns, sheet })).toMatchObject({ ...all, sheet })
    expect(await read(bytes, true, columns, 'Notes')).toMatchObject({ lines: [['Payroll'], ['March']] })
    for (const sheet of ['Old', 'Chart', 'Empty', 'None'])
      expect((await read(bytes, true, columns, sheet)).refused).toContain('Choose another sheet')
    const only = oddWorkbook({ sheets: { A: people, B: '' } })
    expect(await sheetTask({ bytes: only, isWorkbook: true, columns })).toMatchObject({ sheets: [], sheet: null })
  })

  it('is read although another one is broken', async () => {
    const row = '<row r="1"><c t="inlineStr"><is><t>' + ' '.repeat(51_000_000) + '</t></is></c></row>'
    const bytes = oddWorkbook({ sheets: { Staff: people, Huge: row } })
    expect(await sheetTask({ bytes, isWorkbook: true, columns })).toMatchObject({ sheet: 'Staff' })
    expect((await read(bytes, true, columns, 'Huge')).refused).toContain('too')
  })

  it('is the first that people see with the headings, in the order of the workbook, and is named', async () => {
    const sheets = { Cover: oddRow(1, ['Payroll']), Old: people, Staff: people, Other: people }
    const bytes = oddWorkbook({ sheets, attributes: { Old: 'state="hidden"', Cover: 'state="visible"' } })
    expect(await read(bytes, true)).toEqual({ lines, heading: 0, sheet: 'Staff' })
    const veryHidden = oddWorkbook({ sheets: { A: people, B: people }, attributes: { A: "state='veryHidden'" } })
    expect(await read(veryHidden, true)).toEqual({ lines, heading: 0, sheet: null })
  })

  it('is the one with all needed columns, rather than one with some', async () => {
    const some = oddRow(1, ['ID', 'CTC']) + oddRow(2, ['E1', 12])
    expect(await read(oddWorkbook({ sheets: { Some: some, All: people } }), true)).toMatchObject({ sheet: 'All' })
    expect(await read(oddWorkbook({ sheets: { Empty: '', Some: some } }), true)).toMatchObject({ sheet: 'Some' })
  })

  it('has rows as a person counts them, with gaps and titles', async () => {
    const sheet = oddRow(2, ['New joinees']) + oddRow(5, ['ID', 'Name']) + oddRow(9, ['E1', 'Asha'])
    const { lines: all = [], heading } = await read(oddWorkbook({ sheets: { A: sheet } }), true)
    expect([heading, all.indexOf(all.find((line) => line[0] === 'E1')!) + 1]).toEqual([4, 9])
  })

  it.each<[what: string, of: Parameters<typeof oddWorkbook>[0]]>([
    [
      'names with a prefix',
      {
        parts: {
          'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="m"><x:sheetData>${people.replaceAll(/<(\/?)/g, '<$1x:')}</x:sheetData></x:worksheet>`,
        },
      },
    ],
    ['cells and rows without a place', { sheets: { A: people.replaceAll(/ r="\d+"/g, '') } }],
    [
      'an absolute target',
      {
        parts: {
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Target="/xl/data/one.xml" Id="s0"/></Relationships>',
          'xl/data/one.xml': `<worksheet>${people}</worksheet>`,
          'xl/worksheets/sheet1.xml': null,
        },
      },
    ],
    [
      'a target from another folder',
      {
        parts: {
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Target="../data/./one.xml" Id="s0"/></Relationships>',
          'data/one.xml': `<worksheet>${people}</worksheet>`,
          'xl/worksheets/sheet1.xml': null,
        },
      },
    ],
    [
      'a workbook with another name',
      {
        parts: {
          '_rels/.rels':
            '<Relationships><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/book/main.xml"/></Relationships>',
          'book/main.xml': '<workbook><sheets><sheet name="A" rel:id="q"/></sheets></workbook>',
          'book/_rels/main.xml.rels': '<Relationships><Relationship Id="q" Target="one.xml"/></Relationships>',
          'book/one.xml': `<worksheet>${people}</worksheet>`,
        },
      },
    ],
    [
      'parts in another case',
      { parts: { 'xl/worksheets/sheet1.xml': null, 'XL/Worksheets/Sheet1.XML': `<worksheet>${people}</worksheet>` } },
    ],
  ])('is read with %s', async (_, of) => {
    const bytes = oddWorkbook({ sheets: { A: people }, ...of })
    expect(await read(bytes, true)).toEqual({ lines, heading: 0, sheet: null })
  })

  it('counts days from 1904 where the workbook does', async () => {
    expect(await firstCell(number(44_866), { formats: ['d/m/yy'], properties: '<workbookPr date1904="1"/>' })).toBe(
      '2026-11-02',
    )
  })
})

describe('a text file', () => {
  const lines = [
    ['ID', 'Name', 'CTC'],
    ['E1', 'José', '7,5'],
  ]

  it.each<[what: string, bytes: Buffer]>([
    ['commas', Buffer.from('ID,Name,CTC\r\nE1,José,"7,5"\r\n')],
    ['a byte order mark', Buffer.from('\uFEFFID,Name,CTC\nE1,José,"7,5"')],
    ['semicolons', Buffer.from('ID;Name;CTC\r\nE1;José;7,5\r\n')],
    ['tabs', Buffer.from('ID\tName\tCTC\rE1\tJosé\t7,5\r')],
    ['a line that says the delimiter', Buffer.from('sep=;\r\nID;Name;CTC\r\nE1;José;7,5')],
    ['UTF-16 as Excel writes "Unicode text"', Buffer.from('\uFEFFID\tName\tCTC\r\nE1\tJosé\t7,5\r\n', 'utf16le')],
    ['UTF-16 with the first byte first', Buffer.from('\uFEFFID\tName\tCTC\r\nE1\tJosé\t7,5\r\n', 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from('ID\tName\tCTC\r\nE1\tJosé\t7,5\r\n', 'utf16le')],
    ['the letters of Windows', Buffer.from('ID;Name;CTC\r\nE1;José;7,5\r\n', 'latin1')],
  ])('is read with %s', async (_, bytes) => {
    expect(await read(bytes, false)).toEqual({ lines, heading: 0, sheet: null })
  })

  it('that we wrote is read as what was written', async () => {
    const line = ['+91 98450 12345', '- 500', '=1+1', "'=1", '@Lead', "O'Brien"]
    const bytes = Buffer.from(csvLine(['ID', 'Name', 'CTC', 'A', 'B', 'C']) + csvLine(line))
    expect((await read(bytes, false)).lines?.[1]).toEqual(line)
  })

  it('keeps the dashes and quotes of Windows', async () => {
    const bytes = Buffer.concat([Buffer.from('ID,Name\nE1,D'), Buffer.from([0x92]), Buffer.from('Souza\n')])
    expect((await read(bytes, false)).lines?.[1]).toEqual(['E1', 'D’Souza'])
  })

  it('has rows as a person counts them, with titles, empty lines and line breaks in cells', async () => {
    const text = 'New joinees\n\n"Pune,\nplant",\nID,Name\n\nE1,"As\nha"\n\n\nE2,Ravi\n\n'
    const { lines: all = [], heading } = await read(Buffer.from(text), false)
    const rowOf = (id: string) => all.findIndex(([first]) => first === id) + 1
    expect([heading, rowOf('E1'), rowOf('E2'), all.length]).toEqual([3, 6, 9, 10])
  })

  it('is refused if it is a web page', async () => {
    const pages = [
      '<html><table>',
      '\r\n<!DOCTYPE html>',
      '\uFEFF<?xml version="1.0"?><Workbook/>',
      'MIME-Version: 1.0\n',
    ]
    for (const page of pages) expect((await read(Buffer.from(page), false)).refused).toContain('save it as XLSX')
  })
})

it.each([
  ['as others write it', false],
  ['with numbers that only ZIP64 has', true],
])('reads a workbook in ZIP64, %s', async (_, isFull) => {
  const people = oddRow(1, ['ID', 'Name']) + oddRow(2, ['E1', 'Asha'])
  const bytes = zip64(oddWorkbook({ sheets: { A: people } }), isFull)
  expect(await read(bytes, true)).toMatchObject({
    lines: [
      ['ID', 'Name'],
      ['E1', 'Asha'],
    ],
  })
  // Cut off or with a place beyond its end, it is refused as any broken file is.
  const beyond = Buffer.from(bytes)
  beyond.writeBigUInt64LE(2n ** 60n, beyond.length - 22 - 20 + 8)
  for (const broken of [beyond, bytes.subarray(60)])
    expect((await read(broken, true)).refused).toContain("can't be read")
})

it('a spreadsheet of another kind is refused with what to do', () => {
  const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const locked = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')])
  expect(otherSheetOf('application/x-cfb', compound)?.text).toContain('.xls')
  expect(otherSheetOf('application/x-cfb', locked)?.text).toContain('remove the password')
  expect(otherSheetOf('application/vnd.oasis.opendocument.spreadsheet', zip([]))?.text).toContain('.ods')
  expect(otherSheetOf('image/png', compound)).toBeNull()
})

it('takes no longer to find headings among cells of a million characters', () => {
  const line = Array<string>(200).fill('x'.repeat(1_000_000))
  const before = process.cpuUsage()
  expect(headingOf(Array<string[]>(50).fill(line), columns)).toMatchObject({ heading: 0, fit: 0 })
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})
