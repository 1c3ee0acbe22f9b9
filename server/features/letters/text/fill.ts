import {
  fieldCount,
  fieldOf,
  fieldsIn,
  isLetterField,
  type LetterField,
  withFields,
} from '@muster/contract/letters/letter-fields.ts'
import type { LetterBlock, LetterRun } from '@muster/contract/letters/letter-paper.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'

type Table = Extract<LetterBlock, { type: 'table' }>

/** The values of fields; null if the company doesn't know one. */
export type LetterValues = Readonly<Record<LetterField, string | Table | null>>

/** A text as HR wrote it, and its body as blocks. */
export interface LetterText {
  title: string
  body: string
  blocks: readonly LetterBlock[]
}

/** A letter is filled in for hundreds of people at once. */
const mostFields = 200
const mostTables = 3

/** The errors in a text, whoever it is for: unknown fields, a table within a line, and more fields than a letter needs. */
export function textProblems({ title, body, blocks }: LetterText): Sentence[] {
  const unknown = fieldsIn(`${title}\n${body}`).filter((name) => !isLetterField(name))
  const tables = [...fieldsIn(title), ...fieldsWithin(blocks)].filter((name) => isLetterField(name) && isTable(name))
  return [
    ...unknown.map((name) => say`${shown(name)} is not a field. Choose one from the list of fields.`),
    ...[...new Set(tables)].map((name) => say`Put ${shown(name)} in a paragraph by itself. It is a table.`),
    ...(/\{\{|\}\}/.test(withFields(`${title}\n${body}`, () => ''))
      ? [say`Close every field with two braces, as in ${shown('employee.name')}.`]
      : []),
    ...tooMuch({ title, body, blocks }),
  ]
}

/** Why a text can't be filled in: it has more fields than a letter needs. */
export function tooMuch({ title, body, blocks }: LetterText): Sentence[] {
  return [
    ...(fieldCount(`${title}\n${body}`) > mostFields ? [say`Use at most ${mostFields} fields in a letter.`] : []),
    ...(blocks.filter(isTableField).length > mostTables
      ? [say`Use at most ${mostTables} fields that are tables in a letter.`]
      : []),
  ]
}

const shown = (name: string) => `{{${name}}}`
const isTable = (name: LetterField) => fieldOf(name).table === true

function isTableField(block: LetterBlock): boolean {
  const field = alone(block)
  return field !== null && isTable(field)
}

function fieldsWithin(blocks: readonly LetterBlock[]): string[] {
  return blocks.filter((block) => alone(block) === null).flatMap((block) => fieldsIn(textOf(block)))
}

/** The field that makes up a whole paragraph. */
function alone(block: LetterBlock): LetterField | null {
  if (block.type !== 'paragraph' || block.runs.length !== 1) return null
  const name = /^\{\{\s*([\w.]+)\s*\}\}$/.exec(block.runs[0]!.text)?.[1] ?? ''
  return isLetterField(name) ? name : null
}

function textOf(block: LetterBlock): string {
  const words = (runs: readonly LetterRun[]) => runs.map(({ text }) => text).join('')
  if (block.type === 'rule') return ''
  return block.type === 'table' ? [block.header, ...block.rows].flat().map(words).join('\n') : words(block.runs)
}

/** The fields in a text that have no value. */
export function missingFields(text: string, values: LetterValues): LetterField[] {
  return fieldsIn(text)
    .filter(isLetterField)
    .filter((name) => values[name] === null || values[name] === '')
}

/** The blocks of a text, filled in. Values are plain text, even if they contain Markdown. */
export function filledBlocks(blocks: readonly LetterBlock[], values: LetterValues): LetterBlock[] {
  return blocks.map((block): LetterBlock => {
    const field = alone(block)
    const value = field === null ? null : values[field]
    if (typeof value === 'object' && value !== null) return value
    const runs = (all: readonly LetterRun[]) => all.map((run) => ({ ...run, text: filledText(run.text, values) }))
    if (block.type === 'rule') return block
    if (block.type === 'table')
      return { ...block, header: block.header.map(runs), rows: block.rows.map((row) => row.map(runs)) }
    return { ...block, runs: runs(block.runs) }
  })
}

/** A line filled in; an unknown value stays as its field, so that a preview shows the gap. */
export function filledText(text: string, values: LetterValues): string {
  return withFields(text, (name) => {
    const value = isLetterField(name) ? values[name] : null
    return typeof value === 'string' && value !== '' ? value : shown(name)
  })
}
