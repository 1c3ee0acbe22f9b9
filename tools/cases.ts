import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { adapters } from '../engine/cases/adapters.ts'
import type { Case } from '../engine/cases/case.ts'
import { hasPassed, runCase, type CaseResult } from '../engine/cases/run.ts'
import { indianBook } from '../engine/statute-book/india.ts'
import { identifierAdapters } from './cases-identifiers.ts'

// Runs files of worked examples through the engine: npm run cases -- FILE.json. The file format is in engine/cases/case.ts. A file without
// a list of cases counts as a failed case.

const files = process.argv.slice(2)

if (files.length === 0) {
  console.error('Usage: npm run cases -- FILE.json')
  process.exitCode = 2
} else {
  const results = files.flatMap(resultsOf)
  const failed = results.filter((result) => !hasPassed(result))
  for (const { id, mismatches, error } of failed) {
    if (error !== null) console.log(`${id}  ${error}`)
    for (const { path, expected, got } of mismatches) {
      console.log(`${id}  ${path}  expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`)
    }
  }
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

function resultsOf(file: string): CaseResult[] {
  const cases = read(file)
  return typeof cases === 'string' ? [{ id: file, mismatches: [], error: cases }] : cases.map(resultOf)
}

/** One entry of the list; an invalid one fails by its position, and the others run. */
function resultOf(entry: unknown, index: number): CaseResult {
  if (isCase(entry)) return runCase(entry, { ...adapters, ...identifierAdapters }, indianBook)
  const error = 'A case must have a text id, a text rule and records input and expected'
  return { id: `entry ${index + 1}`, mismatches: [], error }
}

/** The entries of a file, or why it has none. */
function read(path: string): unknown[] | string {
  let text: string
  try {
    text = readFileSync(placeOf(path), 'utf8')
  } catch (error) {
    return `The file can not be read: ${error instanceof Error ? error.message : String(error)}`
  }
  let list: unknown
  try {
    list = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return `The file is not JSON: ${error instanceof Error ? error.message : String(error)}`
  }
  return Array.isArray(list) ? list : 'The file must hold a list of cases'
}

/** npm runs scripts in the repository's root and passes the directory it was called from: a relative name may mean either. */
function placeOf(path: string): string {
  const called = resolve(process.env['INIT_CWD'] ?? '.', path)
  return existsSync(path) || !existsSync(called) ? path : called
}

function isCase(value: unknown): value is Case {
  if (typeof value !== 'object' || value === null) return false
  const { id, rule, input, expected } = value as Partial<Record<keyof Case, unknown>>
  return typeof id === 'string' && typeof rule === 'string' && isRecord(input) && isRecord(expected)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
