import { z } from 'zod'

/** What Zod keeps of a schema; of each kind only what is read here. */
interface Def {
  type: string
  pattern?: RegExp
  format?: string
  checks?: { _zod: { def: Check } }[]
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  keyType?: Schema
  valueType?: Schema
  options?: Schema[]
  left?: Schema
  right?: Schema
  values?: unknown[]
  entries?: Record<string, unknown>
}
interface Check {
  check?: string
  maximum?: number
  minimum?: number
  length?: number
  value?: number
  pattern?: RegExp
  format?: string
}
export interface Schema {
  _zod: { def: Def }
}

export interface Filling {
  /** The text of a field that can have so many characters. */
  text: (most: number) => string
  /** How many entries of a list that can have so many, if one has so many characters. */
  entries: (most: number, size: number) => number
  /** What a person would write where that text is refused; without it the text is sent all the same. */
  otherwise?: readonly string[]
  /** The value of a field of this name, if the company has one. */
  known?: (name: string) => unknown
}

/** A value with the given text in each of its text fields, and otherwise as a person may send it. */
export function filledWith(schema: Schema, filling: Filling): unknown {
  const { def } = schema._zod
  const of = (inner: Schema) => filledWith(inner, filling)
  switch (def.type) {
    case 'string':
      return textOf(schema, filling)
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return true
    case 'enum':
      return Object.values(def.entries!)[0]
    case 'literal':
      return def.values![0]
    case 'null':
      return null
    case 'array': {
      const element = of(def.element!)
      const most = limitOf(def) ?? 1
      return Array.from({ length: filling.entries(most, JSON.stringify(element ?? null).length + 1) }, () => element)
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape!).map(([name, inner]) => [name, filling.known?.(name) ?? of(inner)]),
      )
    case 'record':
      return { [String(of(def.keyType!))]: of(def.valueType!) }
    case 'union':
      return of(def.options![0]!)
    case 'intersection':
      return { ...(of(def.left!) as object), ...(of(def.right!) as object) }
    case 'pipe':
      return of(def.in!._zod.def.type === 'transform' ? def.out! : def.in!)
    case 'unknown':
      return filling.text(1000)
    default:
      return def.innerType ? of(def.innerType) : undefined
  }
}

/** A field with a pattern is given the text all the same: its pattern has to be quick to refuse it. */
function textOf(schema: Schema, { text, otherwise }: Filling): string {
  const isFit = (value: string) => z.safeParse(schema as never, value).success
  const long = text(limitOf(schema._zod.def) ?? 40)
  if (otherwise) return [long, ...samples, ...otherwise].find(isFit) ?? long
  return isReached(schema) ? (samples.find(isFit) ?? long) : long
}

/** Ids and days are needed to reach what stands behind them. */
const isReached = ({ _zod: { def } }: Schema) => ['uuid', 'date'].includes(String((def as Check).format))

const samples = ['01890a5d-ac96-774b-bcce-b302099a8057', '2026-11-20']

function numberOf(schema: Schema): number {
  return [1, 0, 2026, 10_000, 12].find((number) => z.safeParse(schema as never, number).success) ?? 1
}

/** The most characters or entries. */
export function limitOf(def: Def): number | undefined {
  const limit = (def.checks ?? [])
    .map(({ _zod }) => _zod.def)
    .find(({ check }) => check === 'max_length' || check === 'length_equals')
  return limit?.maximum ?? limit?.length
}

/** Each schema within, the outer one first. */
export function* schemasIn(schema: Schema): Generator<Schema> {
  yield schema
  const { in: before, out, innerType, element, keyType, valueType, left, right, options, shape } = schema._zod.def
  const inner = [before, out, innerType, element, keyType, valueType, left, right, ...(options ?? [])]
  for (const one of [...inner, ...Object.values(shape ?? {})]) if (one) yield* schemasIn(one)
}
