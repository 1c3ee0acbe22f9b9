import { z } from 'zod'
import { scopesFor } from '@muster/contract/integrations/key-access.ts'
import type { Access, Route, RouteKey, Routes } from '@muster/contract/routes.ts'
import { obeysKey } from '../../platform/serve/once.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the whole contract. */
export function describeApi(routes: Routes): Json {
  const paths: Record<string, Json> = {}
  for (const [key, route] of Object.entries(routes) as [RouteKey, Route][]) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, path, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Muster', version: '1', description: 'Onboarding, attendance, leave, payroll and approvals.' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The session of a person' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'mk_…', description: 'An API key of the company' },
      },
      schemas: { Failure: failure },
    },
    paths,
  }
}

function operation(key: RouteKey, path: string, route: Route): Json {
  return {
    operationId: key.replace(/\W+/g, '-').toLowerCase(),
    summary: route.summary,
    description: `Access: ${accessText(route)}.`,
    tags: [path.split('/').slice(2, 5).join('/')],
    ...whoMay(key, route),
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...paging(route),
      ...(obeysKey(key, route) ? [idempotencyKey] : []),
    ],
    ...requestBody(route),
    responses: {
      200: success(route),
      default: { description: 'A failure', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  }
}

/** Who may call; `x-api-key-scopes` lists scopes any one of which is enough for an API key, or is null if no key may. */
function whoMay(key: RouteKey, route: Route): Json {
  const scopes = scopesFor(key, route)
  if (route.access === 'public') return { security: [] }
  return { security: [{ bearer: [] }, ...(scopes ? [{ apiKey: [] }] : [])], 'x-api-key-scopes': scopes }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Sent again with the same key within a day, the call is not done again and answers as it did.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function accessText({ access, also }: Route): string {
  const opens = opensText(access)
  return also === undefined ? opens : `${opens}, and permission ${also} besides`
}

function opensText(access: Access): string {
  if (typeof access !== 'string') return `any of ${access.join(', ')}`
  const words: Record<string, string> = {
    public: 'anybody',
    onboarding: 'the bearer of a sign-up token',
    signedIn: 'every signed-in account',
  }
  return words[access] ?? `permission ${access}`
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJson(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function paging({ paging, limit = 10 }: Route): Json[] {
  if (!paging) return []
  const whole = (name: string, fallback: number) => ({
    name,
    in: 'query',
    schema: { type: 'integer', minimum: 1, default: fallback },
  })
  const first = paging === 'cursor' ? { name: 'next', in: 'query', schema: { type: 'string' } } : whole('page', 1)
  return [first, whole('limit', limit)]
}

function requestBody(route: Route): Json {
  if (route.files) {
    const files = Object.fromEntries(
      Object.entries(route.files).map(([name, { many }]) => {
        const file = { type: 'string', format: 'binary' }
        return [name, many === undefined ? file : { type: 'array', items: file, maxItems: many }]
      }),
    )
    const { properties = {}, required = [] } = (route.body ? toJson(route.body, 'input') : {}) as {
      properties?: Json
      required?: string[]
    }
    const schema = { type: 'object', properties: { ...properties, ...files }, required }
    const multipart = { 'multipart/form-data': { schema } }
    const takesJson = route.body !== undefined && Object.values(route.files).every(({ many }) => many !== undefined)
    return { requestBody: { content: takesJson ? { ...multipart, ...json(toJson(route.body!, 'input')) } : multipart } }
  }
  return route.body ? { requestBody: { required: true, content: json(toJson(route.body, 'input')) } } : {}
}

function success(route: Route): Json {
  if (route.reply === 'blob') return { description: 'The bytes', content: { 'application/octet-stream': {} } }
  const properties: Json = {
    success: { const: true },
    message: { type: 'string' },
    data: toJson(route.reply, 'output'),
  }
  if (route.paging === 'cursor')
    properties['pagination'] = {
      type: 'object',
      properties: { next: { type: ['string', 'null'] }, limit: { type: 'integer' } },
    }
  else if (route.paging) {
    properties['pagination'] = {
      type: 'object',
      properties: {
        page: { type: 'integer' },
        limit: { type: 'integer' },
        total: { type: 'integer' },
        atLeast: { const: true },
      },
    }
  }
  return { description: 'Done', content: json({ type: 'object', properties, required: ['success', 'data'] }) }
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

const toJson = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const failure = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    isLogout: { type: 'boolean' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
}
