import { readFileSync } from 'node:fs'
import { adapters } from '../engine/cases/adapters.ts'
import type { Case } from '../engine/cases/case.ts'
import { hasPassed, runCases } from '../engine/cases/run.ts'
import { identifierAdapters } from './cases-identifiers.ts'

// Runs a file of worked examples through the engine: npm run cases -- FILE.json. The form of the file stands in
// engine/cases/case.ts.

const [file, ...others] = process.argv.slice(2)
const cases = file === undefined || others.length > 0 ? 'Usage: npm run cases -- FILE.json' : read(file)

if (typeof cases === 'string') {
  console.error(cases)
  process.exitCode = 2
} else {
  const results = runCases(cases, { ...adapters, ...identifierAdapters })
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

/** The cases of a file, or why it holds none. */
function read(path: string): Case[] | string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return `${path} can not be read: ${error instanceof Error ? error.message : String(error)}`
  }
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    return `${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`
  }
  if (!Array.isArray(list)) return `${path} must hold a list of cases.`
  const wrong = list.findIndex((one) => !isCase(one))
  return wrong === -1
    ? list
    : `${path}: entry ${wrong + 1} must have a text id, a text rule and records input and expected.`
}

function isCase(value: unknown): value is Case {
  if (typeof value !== 'object' || value === null) return false
  const { id, rule, input, expected } = value as Partial<Record<keyof Case, unknown>>
  return typeof id === 'string' && typeof rule === 'string' && isRecord(input) && isRecord(expected)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
