import { indianBook } from '../statute-book/india.ts'
import type { LawBook } from '../law/law.ts'
import type { Adapter, Case } from './case.ts'

/** A value that is not as expected; the path names it, such as `months.1.employee`. */
export interface Mismatch {
  path: string
  expected: unknown
  got: unknown
}

export interface CaseResult {
  id: string
  mismatches: Mismatch[]
  /** Why the engine refused, or that the rule is unknown; null if it answered. */
  error: string | null
}

/** Runs each case through the engine and compares every expected key. */
export function runCases(
  cases: readonly Case[],
  adapters: Readonly<Record<string, Adapter>>,
  book: LawBook = indianBook,
): CaseResult[] {
  return cases.map((one) => runCase(one, adapters, book))
}

export function hasPassed({ mismatches, error }: CaseResult): boolean {
  return mismatches.length === 0 && error === null
}

/** One case with a book. */
export function runCase(one: Case, adapters: Readonly<Record<string, Adapter>>, book: LawBook): CaseResult {
  const { id, rule, input, expected } = one
  const adapter = Object.hasOwn(adapters, rule) ? adapters[rule] : undefined
  if (adapter === undefined) return { id, mismatches: [], error: `There is no rule ${JSON.stringify(rule)}` }
  try {
    return { id, mismatches: differences(expected, adapter(book, input), ''), error: null }
  } catch (error) {
    return { id, mismatches: [], error: error instanceof Error ? error.message : String(error) }
  }
}

/** Where `got` differs from `expected`; additional keys of `got` are ignored. Lists are compared whole. */
function differences(expected: unknown, got: unknown, path: string): Mismatch[] {
  if (typeof expected !== 'object' || expected === null || typeof got !== 'object' || got === null) {
    return expected === got ? [] : [{ path, expected, got }]
  }
  if (Array.isArray(expected) !== Array.isArray(got)) return [{ path, expected, got }]
  const own = got as Readonly<Record<string, unknown>>
  const mismatches = Object.entries(expected).flatMap(([key, value]) =>
    differences(value, own[key], path === '' ? key : `${path}.${key}`),
  )
  const isLonger = Array.isArray(expected) && Array.isArray(got) && got.length > expected.length
  return isLonger ? [...mismatches, { path: `${path}.length`, expected: expected.length, got: got.length }] : mismatches
}
