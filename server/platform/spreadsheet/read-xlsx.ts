import { say } from '@muster/engine/sentence.ts'
import { wrongField } from '../problem.ts'
import { daysOfStyles, dayOfSerial } from './xlsx-days.ts'
import { NoZip, unzipper } from './unzip.ts'
import { attribute, elements, plainNames, textOf } from './xml.ts'

/** The size limit of each unpacked part of the workbook. */
const mostBytes = 48 * 1024 * 1024
const mostColumns = 256
const mostRows = 1_048_576

/**
 * The lines of a workbook's first sheet, like those of a CSV file: one per row, including empty ones. A date is `YYYY-MM-DD`, any other
 * number as it would be typed.
 */
export async function xlsxRows(bytes: Buffer): Promise<Iterator<string[], void> & Iterable<string[]>> {
  try {
    const part = unzipper(bytes, mostBytes)
    const read = async (name: string) => plainNames((await part(name)) ?? '')
    const workbook = await read('xl/workbook.xml')
    const sheet = await read(await pathOfSheet(workbook, read))
    if (sheet === '') throw new NoZip('Its sheet is missing.')
    const texts = [...elements(await read('xl/sharedStrings.xml'), 'si')].map(({ inner }) => textOf(inner))
    const isDay = daysOfStyles(await read('xl/styles.xml'))
    const [properties] = elements(workbook, 'workbookPr')
    const is1904 = /^(1|true)$/.test(attribute(properties?.attributes ?? '', 'date1904') ?? '')
    return linesOf(sheet, { texts, isDay, is1904 })
  } catch (error) {
    if (!(error instanceof NoZip)) throw error
    throw wrongField('files.file', say`This workbook can't be read. Save it as XLSX again, or as CSV UTF-8.`)
  }
}

async function pathOfSheet(workbook: string, read: (name: string) => Promise<string>): Promise<string> {
  const [first] = elements(workbook, 'sheet')
  const id = attribute(first?.attributes ?? '', 'r:id')
  const relations = elements(await read('xl/_rels/workbook.xml.rels'), 'Relationship')
  const relation = [...relations].find(({ attributes }) => attribute(attributes, 'Id') === id)
  const target = attribute(relation?.attributes ?? '', 'Target') ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

interface Known {
  texts: readonly string[]
  isDay: (style: number) => boolean
  is1904: boolean
}

function* linesOf(sheet: string, known: Known): Generator<string[], void> {
  let at = 0
  for (const { attributes, inner } of elements(sheet, 'row')) {
    const row = Number(attribute(attributes, 'r') ?? at + 1)
    for (; at < row - 1 && at < mostRows; at += 1) yield []
    at += 1
    const line: string[] = []
    for (const cell of elements(inner, 'c')) {
      const column = columnOf(attribute(cell.attributes, 'r')) ?? line.length
      if (column >= mostColumns) break
      while (line.length < column) line.push('')
      line[column] = valueOf(cell, known)
    }
    yield line
  }
}

/** `AB12` is 27. */
function columnOf(place: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  return letters === undefined ? null : [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1
}

function valueOf({ attributes, inner }: { attributes: string; inner: string }, known: Known): string {
  const type = attribute(attributes, 't') ?? 'n'
  if (type === 'inlineStr') return textOf(inner)
  const [element] = elements(inner, 'v')
  const value = element === undefined ? '' : textOf(`<t>${element.inner}</t>`)
  if (type === 's') return known.texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  if (type !== 'n' || value === '' || !Number.isFinite(Number(value))) return value
  const day = known.isDay(Number(attribute(attributes, 's') ?? 0)) ? dayOfSerial(Number(value), known.is1904) : null
  return day ?? String(Number(value))
}
