import { zip } from '../zip.ts'

interface Workbook {
  /** The XML of rows, by sheet. */
  sheets?: Readonly<Record<string, string>>
  /** Further attributes of sheets, by name. */
  attributes?: Readonly<Record<string, string>>
  strings?: readonly string[]
  /** Number formats; the styles of cells are 0 for none, then these. */
  formats?: readonly string[]
  properties?: string
  /** Whatever differs, by the name of the part; null for none. */
  parts?: Readonly<Record<string, string | null>>
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as other programs write it, from XML. */
export function oddWorkbook(of: Workbook): Buffer {
  const { sheets = {}, attributes = {}, strings = [], formats = [], properties = '', parts = {} } = of
  const names = Object.keys(sheets)
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const all: Record<string, string | null> = {
    '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook>${properties}<sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}" ${attributes[name] ?? ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('y', 'styles', 'styles.xml')}${names
      .map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${names.length - at}.xml`))
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((one) => `<si>${one}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${170 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${names.length - at}.xml`,
        `<worksheet><sheetData>${sheets[name]!}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  }
  return zip(Object.entries(all).flatMap(([name, text]) => (text === null ? [] : [{ name, bytes: Buffer.from(text) }])))
}

/** A row of cells in which a number is `[number, style]`, and a text is in the cell itself. */
export function oddRow(row: number, cells: readonly (string | number | readonly [number, number] | null)[]): string {
  const written = cells.map((cell) => {
    if (cell === null) return '<c/>'
    if (typeof cell === 'string')
      return `<c t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
    const [number, style] = typeof cell === 'number' ? [cell, 0] : cell
    return `<c s="${style}"><v>${number}</v></c>`
  })
  return `<row r="${row}">${written.join('')}</row>`
}
