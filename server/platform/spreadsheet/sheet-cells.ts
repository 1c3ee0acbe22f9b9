import { shownNumber } from './shown-number.ts'
import type { Shows } from './number-format.ts'
import { TooLarge } from './unzip.ts'
import { attribute, type Token, tokens } from './xml.ts'

const mostColumns = 256
const mostRows = 1_048_576

/** What the cells of a workbook refer to. */
export interface Shared {
  texts: readonly string[]
  shows: (style: number) => Shows
  is1904: boolean
}

/** The texts that cells share; of a text with parts, all but how it is spoken. */
export function sharedTexts(xml: string, most: number): string[] {
  const texts: string[] = []
  const collect = textCollector()
  for (const token of tokens(xml)) {
    collect.take(token)
    if (token.name !== 'si' || token.kind === 'text') continue
    if (token.kind === 'end') texts.push(collect.text())
    else if (texts.length === most) throw new TooLarge('It has too many texts.')
    else collect.clear()
  }
  return texts
}

/** The lines of a sheet: one per row, including empty ones. */
export function* linesOfSheet(sheet: string, shared: Shared): Generator<string[], void> {
  const collect = textCollector()
  let at = 0
  let line: string[] | null = null
  let cell: Cell | null = null
  for (const token of tokens(sheet)) {
    if (token.kind === 'begin' && token.name === 'row') {
      if (line !== null) yield line
      const row = Number(attribute(token.attributes, 'r') ?? at + 1)
      for (; at < row - 1 && at < mostRows; at += 1) yield []
      at += 1
      line = []
    } else if (token.kind === 'end' && token.name === 'row') {
      if (line !== null) yield line
      line = null
    } else if (line === null) continue
    else if (token.kind === 'begin' && token.name === 'c') {
      collect.clear()
      cell = cellOf(token.attributes, line.length)
    } else if (token.kind === 'end' && token.name === 'c') {
      if (cell !== null && cell.column < mostColumns) put(line, cell.column, valueOf(cell, collect.text(), shared))
      cell = null
    } else if (cell !== null) within(cell, token, collect)
  }
  if (line !== null) yield line
}

interface Cell {
  column: number
  type: string
  style: number
  /** Null if the file has none, as for a formula that was never calculated. */
  value: string | null
  formula: string | null
  part: 'v' | 'f' | null
}

function cellOf(attributes: string, next: number): Cell {
  const column = columnOf(attribute(attributes, 'r')) ?? next
  const style = Number(attribute(attributes, 's') ?? 0)
  return { column, type: attribute(attributes, 't') ?? 'n', style, value: null, formula: null, part: null }
}

function within(cell: Cell, token: Token, collect: ReturnType<typeof textCollector>): void {
  if (token.kind === 'text') {
    if (cell.part === 'v') cell.value += token.text
    else if (cell.part === 'f') cell.formula += token.text
  } else if (token.name === 'v' || token.name === 'f') {
    cell.part = token.kind === 'begin' ? token.name : null
    if (cell.part === 'v') cell.value ??= ''
    else if (cell.part === 'f') cell.formula ??= ''
  }
  collect.take(token)
}

function put(line: string[], column: number, value: string): void {
  while (line.length < column) line.push('')
  line[column] = value
}

/** `AB12` is 27. */
function columnOf(place: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  return letters === undefined ? null : [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1
}

function valueOf({ type, style, value, formula }: Cell, text: string, { texts, shows, is1904 }: Shared): string {
  if (type === 'inlineStr') return text
  // What a formula would give is unknown here, and no value of the person's.
  if (value === null) return formula === null ? '' : `=${formula}`
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'str') return escaped(value)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.replace(/T00:00(:00)?(\.0*)?Z?$/, '')
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(Number(value))) return value
  return shownNumber(Number(value), shows(style), is1904)
}

/** Spreadsheets write a carriage return as `_x000D_`. */
function escaped(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The text in the `t` elements of a cell, whose parts may be formatted separately. `rPh` says how a text is spoken. */
function textCollector() {
  let [isText, isSpoken] = [false, false]
  let parts: string[] = []
  return {
    clear() {
      parts = []
      isText = isSpoken = false
    },
    take({ kind, name, text }: Token) {
      if (kind === 'text') {
        if (isText && !isSpoken) parts.push(text)
      } else if (name === 't') isText = kind === 'begin'
      else if (name === 'rPh') isSpoken = kind === 'begin'
    },
    text: () => escaped(parts.join('')),
  }
}
