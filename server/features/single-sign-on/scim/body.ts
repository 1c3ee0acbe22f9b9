import type { z } from 'zod'
import { nameText } from '@muster/contract/name.ts'
import { Email } from '@muster/contract/values.ts'
import { plain, say, verbatim } from '@muster/engine/sentence.ts'
import type { FieldFault } from '../../../platform/problem.ts'
import { repeated, unstorable } from '../../../platform/serve/check/unstorable.ts'
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
    const act = typeof op === 'string' ? op.toLowerCase() : ''
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

/** Text without control characters or half characters, which lists, mails and the log could not carry. */
export function text(name: string, value: unknown): string {
  if (typeof value === 'string' && value.length <= 200 && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value)) return value
  throw new ScimProblem('invalidValue', say`${name} must be a text of at most 200 characters.`)
}

/** A person's name, by the rules for names that people type; providers send an empty one for who has no family name. */
export function personName(name: string, value: unknown): string {
  return typeof value === 'string' && value.trim() === '' ? '' : checked(name, nameText('a name', 60), value)
}

/** The work email address, by the rules for addresses that people type. */
export function address(name: string, value: unknown): string {
  return checked(name, Email, value)
}

function checked(name: string, schema: z.ZodType<string>, value: unknown): string {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw new ScimProblem('invalidValue', say`${name}: ${plain(error.issues[0]!.message)}.`)
}

/** Refuses a call in which some text cannot be stored, or a parameter came twice: read as none, a filter would answer with everyone. */
export function assertReadable({ params, query, body }: { params: unknown; query: unknown; body: unknown }): void {
  const [twice] = [...repeated(query), ...misspelt(query)]
  if (twice !== undefined)
    throw new ScimProblem(
      /^filter/i.test(twice) ? 'invalidFilter' : 'invalidValue',
      say`The parameter ${verbatim(twice.toWellFormed().slice(0, 50))} must be sent once, by its own name.`,
    )
  const errors: FieldFault[] = []
  for (const [place, value] of Object.entries({ params, query, body })) unstorable(value, place, errors)
  const [error] = errors
  if (error?.path.startsWith('query.filter')) throw new ScimProblem('invalidFilter', error.message)
  if (error) throw new ScimProblem('invalidValue', error.message)
}

const narrowing = ['filter', 'startIndex', 'count', 'excludedAttributes']

/** `Filter` would be ignored, and so answer with everyone. */
const misspelt = (query: unknown): string[] =>
  Object.keys(query ?? {}).filter((name) =>
    narrowing.some((known) => known !== name && known.toLowerCase() === name.toLowerCase()),
  )
