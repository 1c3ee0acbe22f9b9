import { readFileSync } from 'node:fs'
import { adapters } from '../engine/cases/adapters.ts'
import type { Case } from '../engine/cases/case.ts'
import { hasPassed, runCase, type CaseResult } from '../engine/cases/run.ts'
import { indianBook } from '../engine/law/india.ts'
import { identifierAdapters } from './cases-identifiers.ts'

// Runs a file of worked examples through the engine: npm run cases -- FILE.json. The form of the file stands in
// engine/cases/case.ts.

const [file, ...others] = process.argv.slice(2)
const cases = file === undefined || others.length > 0 ? 'Usage: npm run cases -- FILE.json' : read(file)

if (typeof cases === 'string') {
  console.error(cases)
  process.exitCode = 2
} else {
  const results = cases.map(resultOf)
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

/** One entry of the list; what is no case fails under its place in the list, and the others run. */
function resultOf(entry: unknown, index: number): CaseResult {
  if (isCase(entry)) return runCase(entry, { ...adapters, ...identifierAdapters }, indianBook)
  const error = 'A case must have a text id, a text rule and records input and expected'
  return { id: `entry ${index + 1}`, mismatches: [], error }
}

/** The entries of a file, or why it holds none. */
function read(path: string): unknown[] | string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return `${path} can not be read: ${error instanceof Error ? error.message : String(error)}`
  }
  let list: unknown
  try {
    list = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return `${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`
  }
  return Array.isArray(list) ? list : `${path} must hold a list of cases.`
}

function isCase(value: unknown): value is Case {
  if (typeof value !== 'object' || value === null) return false
  const { id, rule, input, expected } = value as Partial<Record<keyof Case, unknown>>
  return typeof id === 'string' && typeof rule === 'string' && isRecord(input) && isRecord(expected)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
