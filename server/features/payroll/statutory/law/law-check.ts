import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { FieldFault } from '../../../../platform/problem.ts'
import { isGrowing, kindOf, type Shape } from './law-shape.ts'

/** What is wrong with an override of a statutory value; each error names its path. */
export function lawErrors(shape: Shape, value: unknown, path = 'body.value'): FieldFault[] {
  const wrong = (message: Sentence) => [{ path, message }]
  if (value === null && shape.nullable) return []
  switch (shape.kind) {
    case 'number':
      return numberError(shape.unit ?? 'count', value).flatMap(wrong)
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong(say`Choose yes or no`)
    case 'text':
      return textError(shape.options, value).flatMap(wrong)
    case 'record':
      return isRecord(value) ? recordErrors(shape, value, path) : wrong(say`Fill in the fields`)
    case 'list':
      return Array.isArray(value) ? listErrors(shape, value, path) : wrong(say`Add at least one row`)
    case 'either':
      return lawErrors(shape.either.find(({ kind }) => kind === kindOf(value)) ?? shape.either[0]!, value, path)
  }
}

const bounds: Readonly<Record<string, { least: number; most: number; message: Sentence }>> = {
  paise: { least: 0, most: 1_000_000_000_000, message: say`Enter an amount of 0 or more` },
  rupees: { least: 0, most: 10_000_000_000, message: say`Enter whole rupees, 0 or more` },
  basisPoints: { least: 0, most: 10_000, message: say`Enter a percentage from 0 to 100 with at most two decimals` },
  monthOfYear: { least: 1, most: 12, message: say`Enter a month from 1 to 12` },
  divisor: { least: 1, most: 1_000_000, message: say`Enter a number of 1 or more` },
  days: { least: 0, most: 366, message: say`Enter whole days, 0 to 366` },
  months: { least: 0, most: 1_200, message: say`Enter whole months, 0 to 1,200` },
  years: { least: 0, most: 150, message: say`Enter whole years, 0 to 150` },
  hours: { least: 0, most: 744, message: say`Enter whole hours, 0 to 744` },
}
const anyNumber = { least: 0, most: 10_000_000, message: say`Enter a whole number of 0 or more` }

function numberError(unit: string, value: unknown): Sentence[] {
  const { least, most, message } = bounds[unit] ?? anyNumber
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most ? [] : [message]
}

function textError(options: readonly string[] | null, value: unknown): Sentence[] {
  if (typeof value !== 'string' || value.trim() === '') return [say`Enter a text`]
  if (value.length > 300) return [say`A text can have at most 300 characters`]
  return options && !options.includes(value) ? [say`Choose one of ${options.join(', ')}`] : []
}

function recordErrors(shape: Shape, value: Record<string, unknown>, path: string): FieldFault[] {
  const known = new Set(shape.fields.map(({ name }) => name))
  const strange = Object.keys(value).filter((name) => !known.has(name))
  return [
    ...strange.slice(0, 5).map((name) => ({ path: `${path}.${name}`, message: say`This law has no such field` })),
    ...shape.fields
      .filter(({ name, optional }) => !(optional && value[name] === undefined))
      .flatMap((field) => lawErrors(field.shape, value[field.name], `${path}.${field.name}`)),
  ]
}

function listErrors(shape: Shape, value: readonly unknown[], path: string): FieldFault[] {
  if (value.length === 0 && !shape.mayBeEmpty) return [{ path, message: say`Add at least one row` }]
  if (value.length > 60) return [{ path, message: say`A table can have at most 60 rows` }]
  const errors = value.flatMap((item, index) => lawErrors(shape.item!, item, `${path}.${index}`))
  if (errors.length > 0 || shape.growsBy === null) return errors
  return isGrowing(value as Record<string, number>[], shape.growsBy)
    ? []
    : [{ path, message: say`Put the rows in order, the lowest limit first` }]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
