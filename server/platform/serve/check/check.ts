import type { Route } from '@muster/contract/routes.ts'
import type { z } from 'zod'
import { say } from '@muster/engine/sentence.ts'
import { bodyLimitOf, mostParts } from '../../costs/body-limit.ts'
import { type FieldFault, invalid } from '../../problem.ts'
import { overfull } from './overfull.ts'
import { issueContext, wordsOfIssue } from './words-of-issue.ts'
import { repeated, unstorable } from './unstorable.ts'

export interface Checked {
  params: unknown
  query: Record<string, unknown>
  body: unknown
}

/** Validates all parts of a call and reports all errors at once. */
export function check(route: Route, given: { params: unknown; query: unknown; body: unknown }): Checked {
  const errors: FieldFault[] = []
  const counter = { left: mostParts(bodyLimitOf(route)) }
  const part = (place: string, schema: z.ZodType | undefined, value: unknown) => {
    // Nothing else is said of what is too much to read, or wrong throughout.
    if (!unstorable(value, place, errors, counter) || !schema) return undefined
    const tooMany = overfull(schema, value, place)
    errors.push(...tooMany)
    if (tooMany.length > 0) return undefined
    const result = schema.safeParse(value ?? {}, issueContext)
    // JSON text has been parsed by now.
    if (result.success && route.files) unstorable(result.data, place, errors, counter)
    if (result.success) return result.data
    for (const issue of result.error.issues.slice(0, maxErrors)) {
      errors.push({ path: [place, ...issue.path.map(String)].join('.'), message: wordsOfIssue(issue) })
    }
    return undefined
  }
  for (const name of repeated(given.query)) errors.push({ path: `query.${name}`, message: say`Send this once` })
  const params = part('params', route.params, given.params)
  const query = part('query', route.query, given.query) as Record<string, unknown> | undefined
  const body = part('body', route.body, given.body)
  const paging = pagingOf(route, given.query as Record<string, unknown>, errors)
  // There is no form to correct an address in, so its message is that of the reply.
  const ofAddress = errors.find(({ path }) => path.startsWith('params.'))
  if (errors.length > 0) throw invalid(unique(errors), ofAddress?.message)
  return { params, query: { ...query, ...paging }, body }
}

const maxErrors = 100
const maxRows = 100
/** A list that is requested whole: nobody may hold the process by its length. */
const mostUnpaged = 250
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
  const isWhole = route.paging === 'optionalPage' && !given('page') && !given('limit')
  if (isWhole) return { page: 1, limit: route.maxRows ?? mostUnpaged, offset: 0, isWhole }
  return { page, limit, offset: (page - 1) * limit }
}

function unique(errors: FieldFault[]): FieldFault[] {
  const seen = new Set<string>()
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path)).slice(0, maxErrors)
}
