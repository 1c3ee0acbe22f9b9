import type { Law } from '@muster/engine/law/law.ts'

/** The shape of a value, inferred from all the values that a law has had. */
export interface Shape {
  kind: 'number' | 'text' | 'flag' | 'record' | 'list' | 'either'
  /** For a number: what it counts. */
  unit: string | null
  /** For a text with a fixed set of words. */
  options: string[] | null
  /** For a record. */
  fields: { name: string; optional: boolean; shape: Shape }[]
  /** For a list. */
  item: Shape | null
  mayBeEmpty: boolean
  /** For a list: the number by which its items increase, such as the limits of a table. */
  growsBy: string | null
  /** The possible shapes, if there are several. */
  either: Shape[]
  /** Whether null is a value too. */
  nullable: boolean
}

/** The shape of a law; the tables of the states share one, inferred from all of them. */
export function shapeOf(law: Law, laws: readonly Law[]): Shape {
  const area = areaOf(law.id)
  const isOfStates = area === 'pt' || area === 'lwf'
  const family = isOfStates ? laws.filter(({ id, unit }) => areaOf(id) === area && unit === law.unit) : [law]
  return learn(
    family.flatMap(({ rows }) => rows.map(({ value }) => value)),
    law.unit,
  )
}

/** `in.pf.ceiling` → `pf` */
export const areaOf = (id: string) => id.split('.')[1] ?? ''

export type Kind = 'number' | 'text' | 'flag' | 'record' | 'list'

export function kindOf(value: unknown): Kind | null {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null ? 'record' : null
}

export function isGrowing(list: readonly Record<string, number>[], by: string): boolean {
  return list.every((item, index) => index === 0 || item[by]! >= list[index - 1]![by]!)
}

function learn(all: readonly unknown[], unit: string): Shape {
  const values = all.filter((value) => value !== null)
  return { ...learnKind(values, unit), nullable: values.length < all.length }
}

function learnKind(values: readonly unknown[], unit: string): Shape {
  const kinds = [...new Set(values.map(kindOf))].filter((kind) => kind !== null)
  const [kind = 'text', ...others] = kinds
  if (others.length > 0) {
    const either = kinds.map((one) =>
      learn(
        values.filter((value) => kindOf(value) === one),
        unit,
      ),
    )
    return { ...shape('either'), either }
  }
  if (kind === 'number') return { ...shape('number'), unit }
  if (kind === 'text') return { ...shape('text'), options: words(values as string[]) }
  if (kind === 'record') return learnRecord(values as Record<string, unknown>[])
  return kind === 'list' ? learnList(values as unknown[][], unit) : shape('flag')
}

function learnRecord(values: readonly Record<string, unknown>[]): Shape {
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))]
  const fields = names.map((name) => {
    const given = values.map((value) => value[name]).filter((part) => part !== undefined)
    return { name, optional: given.length < values.length, shape: learn(given, unitOf(name)) }
  })
  return { ...shape('record'), fields }
}

function learnList(lists: readonly unknown[][], unit: string): Shape {
  const learnt = learn(lists.flat(), unit)
  // A list may grow: another city or name can be added.
  const item = learnt.kind === 'text' ? { ...learnt, options: null } : learnt
  const number = item.fields.find((field) => field.shape.kind === 'number')?.name ?? null
  const grows = number !== null && lists.every((list) => isGrowing(list as Record<string, number>[], number))
  const mayBeEmpty = lists.some((list) => list.length === 0)
  return { ...shape('list'), item, mayBeEmpty, growsBy: grows ? number : null }
}

/** Texts that are all code words form a fixed set; names and sentences are free. */
function words(values: readonly string[]): string[] | null {
  const all = [...new Set(values)]
  return all.length > 0 && all.every((value) => /^[a-z][a-zA-Z-]*$/.test(value)) ? all.toSorted() : null
}

/** Field names end with the unit of their numbers. */
function unitOf(name: string): string {
  if (name.endsWith('Paise')) return 'paise'
  if (name.endsWith('Rupees')) return 'rupees'
  if (name.endsWith('BasisPoints')) return 'basisPoints'
  if (/^(month|months|deductIn)$/.test(name)) return 'monthOfYear'
  return name === 'denominator' ? 'divisor' : 'count'
}

function shape(kind: Shape['kind']): Shape {
  const none = { unit: null, options: null, fields: [], item: null, growsBy: null, either: [] }
  return { kind, ...none, mayBeEmpty: false, nullable: false }
}
