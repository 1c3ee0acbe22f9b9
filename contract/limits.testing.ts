import type { z } from 'zod'

/** What Zod keeps of a schema; of each kind only what is read here. */
interface Def {
  type: string
  check?: string
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
  items?: Schema[]
}
interface Check {
  check?: string
  format?: string
  pattern?: RegExp
  abort?: boolean
}
type Schema = { _zod: { def: Def } }

/** Texts and lists without a limit, and rules that read more than the limit allows. */
export function limitFaults(schema: z.ZodType, where: string): string[] {
  return faults(schema as unknown as Schema, where, false)
}

/** `isRead`: what comes before it in a pipe has a limit already. */
function faults(schema: Schema, where: string, isRead: boolean): string[] {
  const { def } = schema._zod
  const within = (inner: Schema | undefined, name = '') => (inner ? faults(inner, `${where}${name}`, isRead) : [])
  switch (def.type) {
    case 'string':
      return isRead ? [] : named(where, textFaults(def))
    case 'pipe':
      // What is sent as JSON text was read by then; a transform comes after the limits of the text that it reads.
      if (def.in!._zod.def.type === 'transform') return within(def.out)
      return [...within(def.in), ...(def.out!._zod.def.type === 'transform' ? [] : faults(def.out!, where, true))]
    case 'array':
      return [...named(where, listFaults(def)), ...within(def.element, '[]')]
    case 'object':
      return Object.entries(def.shape!).flatMap(([name, inner]) => within(inner, `.${name}`))
    case 'record':
      return [...within(def.keyType, '{key}'), ...within(def.valueType, '{}')]
    default:
      return [...(def.options ?? []), ...(def.items ?? [])]
        .concat(def.innerType ?? [], def.left ?? [], def.right ?? [])
        .flatMap((inner) => within(inner))
  }
}

const named = (where: string, found: string[]) => found.map((fault) => `${where} ${fault}`)

const checksOf = (def: Def): Check[] => [
  ...(def.check === undefined ? [] : [def as Check]),
  ...(def.checks ?? []).map(({ _zod }) => _zod.def),
]

function textFaults(def: Def): string[] {
  const checks = checksOf(def)
  const limit = checks.findIndex((check) => isLength(check) || isBounded(check))
  if (limit === -1) return ['has no length limit']
  return orderFaults(checks, limit)
}

function listFaults(def: Def): string[] {
  const checks = checksOf(def)
  const limit = checks.findIndex(isLength)
  return limit === -1 ? ['takes a list without a limit'] : orderFaults(checks, limit)
}

/** Expressions take linear time, which `npm run check` sees to; rules of our own may do anything. */
function orderFaults(checks: readonly Check[], limit: number): string[] {
  const rule = checks.findIndex(({ check }) => check === 'custom')
  if (rule === -1) return []
  if (rule < limit) return ['has a rule before its length limit']
  return checks.slice(0, rule).some((check) => (isLength(check) || isBounded(check)) && check.abort === true)
    ? []
    : ['goes on after its length limit']
}

const isLength = ({ check }: Check) => check === 'max_length' || check === 'length_equals'

/** A format or a pattern that fits only texts of some length. */
function isBounded({ format, pattern }: Check): boolean {
  if (format === 'uuid' || format === 'date') return true
  if (!pattern || !pattern.source.startsWith('^') || !pattern.source.endsWith('$')) return false
  const plain = pattern.source.replaceAll(/\\(?:[pPu]\{[^{}]*\}|[^])/g, 'x').replaceAll(/\[[^[\]]*\]/g, 'x')
  return !/[*+]|\{\d+,\}/.test(plain)
}
