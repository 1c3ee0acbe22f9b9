import type { Route } from '@muster/contract/routes.ts'
import type { z } from 'zod'
import { plain, say } from '@muster/engine/sentence.ts'
import { type FieldFault, invalid } from '../problem.ts'

export interface Checked {
  params: unknown
  query: Record<string, unknown>
  body: unknown
}

/** Validates all parts of a call and reports all errors at once. */
export function check(route: Route, given: { params: unknown; query: unknown; body: unknown }): Checked {
  const errors: FieldFault[] = []
  const part = (place: string, schema: z.ZodType | undefined, value: unknown) => {
    unstorable(value, place, errors)
    if (!schema) return undefined
    const result = schema.safeParse(value ?? {})
    // JSON text has been parsed by now.
    if (result.success && route.files) unstorable(result.data, place, errors)
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      errors.push({ path: [place, ...issue.path.map(String)].join('.'), message: plain(issue.message) })
    }
    return undefined
  }
  const params = part('params', route.params, given.params)
  const query = part('query', route.query, given.query) as Record<string, unknown> | undefined
  const body = part('body', route.body, given.body)
  const paging = pagingOf(route, given.query as Record<string, unknown>, errors)
  // There is no form to correct an address in, so its message is that of the reply.
  const ofAddress = errors.find(({ path }) => path.startsWith('params.'))
  if (errors.length > 0) throw invalid(unique(errors), ofAddress?.message)
  return { params, query: { ...query, ...paging }, body }
}

const maxRows = 100
const maxDepth = 20
const maxPage = 1_000_000

function pagingOf(route: Route, query: Record<string, unknown>, errors: FieldFault[]) {
  if (!route.paging) return {}
  const given = (key: string) => query[key] !== undefined && query[key] !== ''
  const whole = (key: string, fallback: number, max: number) => {
    if (!given(key)) return fallback
    const value = Number(query[key])
    if (Number.isInteger(value) && value >= 1 && value <= max) return value
    errors.push({ path: `query.${key}`, message: say`Enter a whole number from 1 to ${max}` })
    return fallback
  }
  const limit = whole('limit', route.limit ?? 10, maxRows)
  if (route.paging === 'cursor') return { limit, next: given('next') ? String(query['next']) : null }
  const page = whole('page', 1, maxPage)
  if (route.paging === 'optionalPage' && !given('page') && !given('limit')) return { page: 1, limit: null, offset: 0 }
  return { page, limit, offset: (page - 1) * limit }
}

/**
 * PostgreSQL cannot store U+0000 or half a surrogate pair: refused here at the field instead of failing there without one. Deep nesting,
 * which no call needs, would exhaust the stack.
 */
function unstorable(value: unknown, path: string, errors: FieldFault[], depth = 0): void {
  if (depth > maxDepth) {
    errors.push({ path, message: say`This is nested too deeply` })
  } else if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      errors.push({ path, message: say`This text contains a character that cannot be stored` })
    }
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => unstorable(item, `${path}.${index}`, errors, depth + 1))
  } else if (value !== null && typeof value === 'object' && !Buffer.isBuffer(value)) {
    for (const [key, item] of Object.entries(value)) {
      unstorable(key, path, errors)
      unstorable(item, `${path}.${key}`, errors, depth + 1)
    }
  }
}

function unique(errors: FieldFault[]): FieldFault[] {
  const seen = new Set<string>()
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path)).slice(0, 100)
}
