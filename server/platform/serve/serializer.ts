import fastJson from 'fast-json-stringify'
import { z } from 'zod'
import type { Success } from '@muster/contract/envelope.ts'
import type { Route } from '@muster/contract/routes.ts'

/** Serialises the envelopes of one route. Only fields of the reply schema are written: output is a whitelist. */
export function serializer(route: Route): (envelope: Success<unknown>) => string {
  let write: ((envelope: unknown) => string) | undefined
  return (envelope) => {
    write ??= build(route)
    return write(route.spread ? { ...(envelope.data as object), ...envelope } : envelope)
  }
}

function build(route: Route): (envelope: unknown) => string {
  const data = jsonSchema(route.reply as z.ZodType)
  const top = route.spread ? (data['properties'] as Record<string, object>) : {}
  return fastJson({
    type: 'object',
    properties: {
      ...top,
      success: { type: 'boolean' },
      message: { type: 'string' },
      pendingChange: { type: 'string' },
      data,
      pagination: {
        type: 'object',
        properties: {
          page: { type: 'integer' },
          limit: { type: 'integer' },
          total: { type: 'integer' },
          atLeast: { type: 'boolean' },
          next: { type: ['string', 'null'] },
        },
      },
    },
  } as Parameters<typeof fastJson>[0]) as (envelope: unknown) => string
}

type JsonSchema = Record<string, unknown>

function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => lighten(jsonSchema as JsonSchema),
  }) as JsonSchema
}

/** Formats, patterns and bounds are checked on input; without them, and with nullable as a type list, writing is several times faster. */
function lighten(node: JsonSchema): void {
  for (const key of ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', '$schema']) delete node[key]
  const options = node['anyOf'] as JsonSchema[] | undefined
  if (options?.length !== 2) return
  const other = options.find((option) => option['type'] !== 'null')
  const isNullable = options.some((option) => option['type'] === 'null')
  if (!isNullable || !other || typeof other['type'] !== 'string' || other['enum'] || other['const'] !== undefined)
    return
  delete node['anyOf']
  Object.assign(node, other, other['type'] === 'object' ? { nullable: true } : { type: [other['type'], 'null'] })
}
