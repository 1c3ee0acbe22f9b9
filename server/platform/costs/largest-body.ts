import { z } from 'zod'

type Schema = Record<string, unknown>

/** The bytes of the largest body that a schema takes, as a form would send it; `Infinity` where it sets no limit. */
export function largestBody(schema: z.ZodType): number {
  return sizeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
}

/** Most of what people write takes one byte a letter, in Indian scripts three; half of it as those is already a long text. */
const bytesOfLetter = 2
/** Of the one pattern that many long texts have; each of its letters is a byte. */
const base64url = String.raw`^[\w-]+$`

function sizeOf(schema: Schema, definitions = (schema['$defs'] ?? {}) as Record<string, Schema>): number {
  const inner = (one: unknown) => sizeOf(one as Schema, definitions)
  const reference = schema['$ref'] as string | undefined
  if (reference !== undefined) return inner(definitions[reference.split('/').at(-1)!] ?? {})
  const options = (schema['anyOf'] ?? schema['oneOf']) as unknown[] | undefined
  if (options) return Math.max(...options.map(inner))
  if (schema['allOf']) return sum((schema['allOf'] as unknown[]).map(inner))
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']).length
  if (schema['enum']) return Math.max(...(schema['enum'] as unknown[]).map((one) => JSON.stringify(one).length))
  switch (schema['type']) {
    case 'object':
      return ofObject(schema, inner)
    case 'array': {
      const items = schema['items'] === undefined ? 0 : inner(schema['items'])
      const count = (schema['maxItems'] as number | undefined) ?? Infinity
      return 2 + (count === 0 ? 0 : count * (items + 1))
    }
    case 'string':
      return 2 + ofText(schema)
    case 'null':
    case 'boolean':
      return 5
    case 'number':
    case 'integer':
      return 20
    default:
      return Infinity
  }
}

function ofObject(schema: Schema, inner: (one: unknown) => number): number {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, unknown>)
  const named = sum(fields.map(([name, field]) => name.length + 4 + inner(field)))
  const others = schema['additionalProperties']
  if (others === undefined || typeof others === 'boolean') return 2 + named
  const names = schema['propertyNames'] as Schema | undefined
  const all = (names?.['enum'] as string[] | undefined)?.length ?? Infinity
  return 2 + named + all * ((names ? inner(names) : 0) + 2 + inner(others))
}

const known: Readonly<Record<string, number>> = { uuid: 36, date: 10, 'date-time': 30, email: 320, uri: 2_000 }

function ofText(schema: Schema): number {
  const most = schema['maxLength'] as number | undefined
  if (most !== undefined) return most * (schema['pattern'] === base64url ? 1 : bytesOfLetter)
  const format = known[schema['format'] as string]
  if (format !== undefined) return format
  return typeof schema['pattern'] === 'string' ? ofPattern(schema['pattern']) : Infinity
}

/** A pattern without open repetition has an end of its own. */
function ofPattern(pattern: string): number {
  return /[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, '').replace(/\[[^[\]]*\]/g, 'x')) ? Infinity : pattern.length
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
