import { zip } from '../../platform/spreadsheet/zip.ts'

interface Parts {
  sheet?: string
  strings?: string
  styles?: string
  workbook?: string
}

/** A workbook with whatever XML in its parts. */
function workbookOf({ sheet = '<row/>', strings = '', styles = '', workbook }: Parts): Buffer {
  const parts = {
    'xl/workbook.xml': workbook ?? '<workbook><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  }
  return zip(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
}

const megabytes = (size: number, unit: string) => unit.repeat((size * 1024 * 1024) / unit.length)
const format = (code: string) => `<numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts>`
const row = (cells: string) => `<row>${cells}</row>`

/** Small workbooks that took a careless reader seconds or gigabytes, each made when it is sent. */
export const hostileWorkbooks: Readonly<Record<string, () => Buffer>> = {
  'brackets in a format': () => workbookOf({ styles: format('['.repeat(120_000)) }),
  'quotes and backslashes in a format': () => workbookOf({ styles: format('\\&quot;['.repeat(40_000)) }),
  'empty texts': () => workbookOf({ strings: megabytes(46, '<si/>') }),
  'empty styles': () => workbookOf({ styles: `<cellXfs>${megabytes(46, '<xf/>')}</cellXfs>` }),
  'empty rows': () => workbookOf({ sheet: megabytes(46, '<row/>') }),
  'a row at the end of the sheet': () => workbookOf({ sheet: '<row r="1048576"><c r="XFD1"/></row>'.repeat(100_000) }),
  'cells at the end of their row': () => workbookOf({ sheet: row('<c r="IV1"/>').repeat(500_000) }),
  'a long text in every cell': () =>
    workbookOf({
      strings: `<si><t>${'x'.repeat(1_000_000)}</t></si>`,
      sheet: row('<c t="s"><v>0</v></c>'.repeat(200)).repeat(1000),
    }),
  'elements without an end': () => workbookOf({ sheet: row('<c r="A1"><v>'.repeat(500_000)) }),
  'elements within each other': () => workbookOf({ sheet: '<row><c>'.repeat(500_000) }),
  'an element of attributes': () => workbookOf({ sheet: `<row ${'a="b" '.repeat(2_000_000)}/>` }),
  'a quote without an end': () => workbookOf({ sheet: `<row r="${'1'.repeat(10_000_000)}` }),
  entities: () =>
    workbookOf({
      workbook: `<!DOCTYPE a [<!ENTITY a "${'b'.repeat(10_000)}"><!ENTITY c "${'&a;'.repeat(10_000)}">]><workbook><sheets><sheet r:id="a"/></sheets></workbook>`,
      sheet: row(`<c t="inlineStr"><is><t>${'&c;'.repeat(1_000_000)}</t></is></c>`),
    }),
  ampersands: () => workbookOf({ sheet: row(`<c t="inlineStr"><is><t>${'&'.repeat(5_000_000)}</t></is></c>`) }),
  'a part that unpacks to 200 MB': () => zip([{ name: 'xl/workbook.xml', bytes: Buffer.alloc(200 * 1024 * 1024, 32) }]),
  'a zip in a zip': () => zip([{ name: 'xl/workbook.xml', bytes: workbookOf({}) }]),
  'sixty thousand entries': () =>
    zip(Array.from({ length: 60_000 }, (_, at) => ({ name: `${at}`, bytes: Buffer.alloc(0) }))),
  'sizes that are wrong': () => {
    const file = workbookOf({ sheet: megabytes(4, '<row/>') })
    for (let at = file.indexOf('PK\x01\x02'); at >= 0; at = file.indexOf('PK\x01\x02', at + 4)) {
      file.writeUInt32LE(0xffffffff, at + 20)
      file.writeUInt32LE(1, at + 24)
    }
    return file
  },
}

/** Texts of a size in bytes that are slow to read as CSV, or as lines. */
export const hostileSheets: Readonly<Record<string, (size: number) => Buffer>> = Object.fromEntries(
  [',', '"', '\n', 'a\n', '"",', 'a"', '\t', '"a\n', 'x'].map((unit) => [
    `CSV of ${JSON.stringify(unit)}`,
    (size) => Buffer.from(unit.repeat(size / unit.length)),
  ]),
)
