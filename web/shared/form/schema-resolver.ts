import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

export type LoadSchema<S extends z.ZodType = z.ZodType> = () => Promise<S>

/** Checks a form by a schema that is loaded when it is first needed, so that no screen waits for it. */
export function schemaResolver(
  load: LoadSchema | undefined,
  toBody: (values: FieldValues) => unknown,
  fieldOf: (path: string, values: FieldValues) => string,
): Resolver {
  return async (values, _context, options) => {
    if (load === undefined) return { values, errors: {} }
    // Browsers do not load again what once failed to load; the server checks the same.
    const schema = await load().catch(() => null)
    if (schema === null) return { values, errors: {} }
    const result = await schema.safeParseAsync(toBody(values))
    if (result.success) return { values, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const issue of result.error.issues) {
      // The first message of a field is the one to act on; the others often follow from it.
      errors[fieldOf(issue.path.map(String).join('.'), values)] ??= { type: issue.code, message: issue.message }
    }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
}
