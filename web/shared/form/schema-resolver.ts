import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

export type LoadSchema<S extends z.ZodType = z.ZodType> = () => Promise<S>

/** Checks a form with a schema that is loaded when first needed, so that no screen waits for it. */
export function schemaResolver(
  load: LoadSchema | undefined,
  toBody: (values: FieldValues) => unknown,
  fieldOf: (path: string, values: FieldValues) => string,
): Resolver {
  return async (values, _context, options) => {
    if (load === undefined) return { values, errors: {} }
    // Browsers do not retry a module that failed to load; the server checks the same.
    const schema = await load().catch(() => null)
    if (schema === null) return { values, errors: {} }
    const result = await schema.safeParseAsync(toBody(values))
    if (result.success) return { values, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const issue of result.error.issues) {
      // A field's first message is the one to act on; the others often follow from it.
      errors[fieldOf(issue.path.map(String).join('.'), values)] ??= { type: issue.code, message: issue.message }
    }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
}
