import { harmless } from './csv.ts'
import { cellText, type Column, type Table } from './table.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * The files that, zipped, make a workbook with one sheet: a frozen heading row, amounts as numbers with two decimals, days as dates.
 */
export function workbook({ columns, rows }: Table, sheet: string): { name: string; text: string }[] {
  const lines = [
    line(
      1,
      columns.map(({ name }) => textCell(name, 2)),
    ),
  ]
  let at = 1
  for (const row of rows)
    lines.push(
      line(
        ++at,
        row.map((value, index) => cell(value, columns[index]!)),
      ),
    )
  const widths = columns.map(
    ({ type }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${type === 'text' ? 22 : 14}" customWidth="1"/>`,
  )
  return [
    file('[Content_Types].xml', `<Types xmlns="${office}/package/2006/content-types">${contents}</Types>`),
    file('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
    file(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="${xmlText(sheet.slice(0, 31))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    file('xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])),
    file('xl/styles.xml', styles),
    file(
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ),
  ]
}

function cell(value: string | number | null, { type }: Column): string {
  if (value === null) return '<c/>'
  if (type === 'day' && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    return `<c s="3"><v>${Date.parse(value) / 86_400_000 + 25_569}</v></c>`
  if (type === 'decimal' && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return `<c><v>${value}</v></c>`
  if (typeof value === 'string') return textCell(value)
  return `<c s="${type === 'amount' ? 1 : 0}"><v>${cellText(value, type)}</v></c>`
}

const textCell = (text: string, style = 0) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(harmless(text))}</t></is></c>`

const line = (at: number, cells: readonly string[]) => `<row r="${at}">${cells.join('')}</row>`

/** Leaves out characters that XML cannot contain. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relation = `${office}/officeDocument/2006/relationships`
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contents = [
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  ...[
    ['workbook', 'sheet.main'],
    ['styles', 'styles'],
    ['worksheets/sheet1', 'worksheet'],
  ].map(([name, type]) => `<Override PartName="/xl/${name}.xml" ContentType="${kind}.${type}+xml"/>`),
].join('')

const relations = (...all: readonly [string, string][]) =>
  `<Relationships xmlns="${office}/package/2006/relationships">${all
    .map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${relation}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** 0: plain, 1: amount, 2: heading, 3: day. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd mmm yyyy"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

const file = (name: string, xml: string) => ({
  name,
  text: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`,
})
