import { say } from '@muster/engine/sentence.ts'
import { ScimProblem } from './scim-error.ts'

export interface Operation {
  act: 'add' | 'replace' | 'remove'
  path: string | undefined
  value: unknown
}

/** The operations of a PATCH, in order; Entra capitalises them. `wrongPath` is thrown for a path that is not text. */
export function operationsOf(body: unknown, wrongPath: () => ScimProblem): Operation[] {
  const { Operations: operations } = object(body)
  if (!Array.isArray(operations) || operations.length === 0)
    throw new ScimProblem('invalidSyntax', say`Operations is required.`)
  return operations.map((operation) => {
    const { op, path, value } = object(operation)
    const act = String(op).toLowerCase()
    if (act !== 'add' && act !== 'replace' && act !== 'remove')
      throw new ScimProblem('invalidSyntax', say`op must be add, remove or replace.`)
    if (path !== undefined && typeof path !== 'string') throw wrongPath()
    if (act === 'remove' && path === undefined) throw new ScimProblem('noTarget', say`remove needs a path.`)
    return { act, path, value }
  })
}

export function object(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new ScimProblem('invalidSyntax', say`A JSON object is expected.`)
}

export function text(name: string, value: unknown): string {
  if (typeof value === 'string' && value.length <= 200 && !value.includes('\0')) return value
  throw new ScimProblem('invalidValue', say`${name} must be a text of at most 200 characters.`)
}
