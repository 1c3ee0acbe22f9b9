import { cellText, type Column, type Table } from './table.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * The files that, zipped, make a workbook with one sheet: a frozen heading row, amounts as numbers with two decimals, days as dates.
 */
export function workbook({ columns, rows }: Table, sheet: string): { name: string; text: string }[] {
  const lines = [line(1, columns, ({ name }) => textCell(name, 2))]
  let at = 1
  for (const row of rows) lines.push(line(++at, row, (value, index) => cell(value, columns[index]!)))
  const widths = columns.map(
    ({ type }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${type === 'text' ? 22 : 14}" customWidth="1"/>`,
  )
  return [
    file('[Content_Types].xml', `<Types xmlns="${office}/package/2006/content-types">${contents}</Types>`),
    file('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
    file(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relation}"><bookViews><workbookView/></bookViews><sheets><sheet name="${xmlText(sheetName(sheet))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    file('xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])),
    file('xl/styles.xml', styles),
    file(
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ),
  ]
}

/** The attributes and content of a cell; null where it is empty. */
function cell(value: string | number | null, { type }: Column): string | null {
  if (value === null) return null
  const day = type === 'day' && typeof value === 'string' ? serialOf(value) : null
  if (day !== null) return ` s="3"><v>${day}</v>`
  if (type === 'decimal' && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return `><v>${value}</v>`
  if (typeof value === 'string') return textCell(value)
  return ` s="${type === 'amount' ? 1 : 0}"><v>${cellText(value, type)}</v>`
}

/** The number of a day in a spreadsheet; null before March 1900, where programs count differently. */
function serialOf(day: string): number | null {
  const serial = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) / 86_400_000 + 25_569 : Number.NaN
  return serial > 60 ? serial : null
}

/** As it is: no program calculates a cell of text. */
const textCell = (text: string, style = 0) =>
  ` t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(text)}</t></is>`

/** A row says of each of its cells where it is: some readers do not count for themselves. */
function line<T>(at: number, values: readonly T[], of: (value: T, index: number) => string | null): string {
  const cells = values.map((value, index) => {
    const content = of(value, index)
    return content === null ? '' : `<c r="${columnName(index)}${at}"${content}</c>`
  })
  return `<row r="${at}">${cells.join('')}</row>`
}

/** A to Z, then AA, AB … */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

/** What a program takes as the name of a sheet. */
function sheetName(title: string): string {
  const plain = title.replace(/[\\/?*[\]:\p{Cc}]/gu, ' ').replaceAll(/^'|'$/g, ' ')
  return (
    plain
      .slice(0, 31)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || 'Sheet'
  )
}

/** Leaves out characters that XML cannot contain. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\r]/g, (letter) => `&#${letter.charCodeAt(0)};`)
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

/** 0: plain, 1: amount, 2: heading, 3: day. The first two fills are reserved, and readers fail without what a part must have. */
const styles = [
  `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd mmm yyyy"/></numFmts>`,
  `<fonts count="2">${['', '<b/>'].map((bold) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`).join('')}</fonts>`,
  `<fills count="2">${['none', 'gray125'].map((kind) => `<fill><patternFill patternType="${kind}"/></fill>`).join('')}</fills>`,
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  `<cellStyleXfs count="1">${style(0, 0)}/></cellStyleXfs><cellXfs count="4">`,
  ...[style(0, 0), style(4, 0), style(0, 1), style(164, 0)].map((one) => `${one} xfId="0"/>`),
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')

function style(format: number, font: number): string {
  const applied = `${format === 0 ? '' : ' applyNumberFormat="1"'}${font === 0 ? '' : ' applyFont="1"'}`
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0"${applied}`
}

const file = (name: string, xml: string) => ({
  name,
  text: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`,
})
