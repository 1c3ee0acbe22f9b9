import {
  fieldOf,
  fieldsIn,
  isLetterField,
  type LetterField,
  withFields,
} from '@muster/contract/letters/letter-fields.ts'
import type { LetterBlock, LetterRun } from '@muster/contract/letters/letter-paper.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { blocksOf } from './blocks.ts'

type Table = Extract<LetterBlock, { type: 'table' }>

/** The values of fields; null if the company doesn't know one. */
export type LetterValues = Readonly<Record<LetterField, string | Table | null>>

/** The errors in a text, whoever it is for: unknown fields, and a table within a line. */
export function textProblems(title: string, body: string): Sentence[] {
  const unknown = fieldsIn(`${title}\n${body}`).filter((name) => !isLetterField(name))
  const tables = [...fieldsIn(title), ...fieldsWithin(body)].filter((name) => isLetterField(name) && isTable(name))
  return [
    ...unknown.map((name) => say`${shown(name)} is not a field. Choose one from the list of fields.`),
    ...[...new Set(tables)].map((name) => say`Put ${shown(name)} in a paragraph by itself. It is a table.`),
    ...(/\{\{|\}\}/.test(withFields(`${title}\n${body}`, () => ''))
      ? [say`Close every field with two braces, as in ${shown('employee.name')}.`]
      : []),
  ]
}

const shown = (name: string) => `{{${name}}}`
const isTable = (name: LetterField) => fieldOf(name).table === true

function fieldsWithin(body: string): string[] {
  return blocksOf(body)
    .filter((block) => alone(block) === null)
    .flatMap((block) => fieldsIn(textOf(block)))
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
export function filledBlocks(body: string, values: LetterValues): LetterBlock[] {
  return blocksOf(body).map((block): LetterBlock => {
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
