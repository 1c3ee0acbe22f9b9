import type { z } from 'zod'
import { plain, say } from '@muster/engine/sentence.ts'
import type { FieldFault } from '../../problem.ts'

/** What Zod keeps of a schema; of each kind only what is read here. */
interface Def {
  type: string
  checks?: { _zod: { def: { check?: string; maximum?: number; length?: number; error?: () => unknown } } }[]
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  valueType?: Schema
  options?: Schema[]
  left?: Schema
  right?: Schema
}
interface Schema {
  _zod: { def: Def }
}

/**
 * Lists longer than their schema allows, at most one in each list. Zod reads all elements of a list before it counts them, and a list of
 * a hundred thousand wrong ones holds up everybody.
 */
export function overfull(schema: z.ZodType, value: unknown, path: string): FieldFault[] {
  return faults(schema as unknown as Schema, value, path)
}

function faults(schema: Schema, value: unknown, path: string): FieldFault[] {
  if (value === null || value === undefined || !hasLists(schema)) return []
  const { def } = schema._zod
  if (def.type === 'array') return Array.isArray(value) ? ofList(def, value, path) : []
  // A list as JSON text, in a multipart body.
  if (def.type === 'pipe') {
    const isText = def.in!._zod.def.type === 'transform' && typeof value === 'string'
    return [...faults(def.in!, value, path), ...faults(def.out!, isText ? parsed(value) : value, path)]
  }
  if (def.type === 'union') {
    const each = def.options!.map((option) => faults(option, value, path))
    return each.every(({ length }) => length > 0) ? each[0]! : []
  }
  if (def.type === 'object') return typeof value === 'object' ? ofFields(def.shape!, value, path) : []
  if (def.type === 'record') {
    const all = typeof value === 'object' ? Object.entries(value) : []
    return all.flatMap(([key, item]) => faults(def.valueType!, item, `${path}.${key}`))
  }
  return innerOf(def).flatMap((inner) => faults(inner, value, path))
}

function ofList(def: Def, value: readonly unknown[], path: string): FieldFault[] {
  const limit = def.checks
    ?.map(({ _zod }) => _zod.def)
    .find(({ check }) => check === 'max_length' || check === 'length_equals')
  const max = limit?.maximum ?? limit?.length ?? Infinity
  if (value.length > max)
    return [{ path, message: messageOf(limit?.error) ?? say`This list can have at most ${max} entries` }]
  if (!hasLists(def.element!)) return []
  for (const [index, item] of value.entries()) {
    const found = faults(def.element!, item, `${path}.${index}`)
    if (found.length > 0) return found
  }
  return []
}

function ofFields(shape: Readonly<Record<string, Schema>>, value: object, path: string): FieldFault[] {
  return Object.entries(shape).flatMap(([name, inner]) =>
    Object.hasOwn(value, name) ? faults(inner, (value as Record<string, unknown>)[name], `${path}.${name}`) : [],
  )
}

function messageOf(error: (() => unknown) | undefined) {
  const message = error?.()
  return typeof message === 'string' ? plain(message) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const innerOf = ({ in: before, out, innerType, element, shape, valueType, options, left, right }: Def): Schema[] =>
  [before, out, innerType, element, valueType, left, right, ...(options ?? []), ...Object.values(shape ?? {})].filter(
    (inner) => inner !== undefined,
  )

const known = new WeakMap<Schema, boolean>()

/** Most schemas have none, so that most calls are not walked. */
function hasLists(schema: Schema): boolean {
  const before = known.get(schema)
  if (before !== undefined) return before
  const { def } = schema._zod
  known.set(schema, false)
  const answer = def.type === 'array' || innerOf(def).some(hasLists)
  known.set(schema, answer)
  return answer
}
