/**
 * The messages of schemas and calls that a contract module exports, and the labels of its lists. Read from the schemas themselves, to
 * include those composed by a helper; not those in a refinement's own code.
 */
export function schemaMessages(module: object): string[] {
  const texts = new Set<string>()
  const seen = new Set<unknown>()
  const walk = (value: unknown): void => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) return
    seen.add(value)
    if (value instanceof Map || value instanceof Set || value instanceof RegExp) return
    const { _zod: zod } = value as { _zod?: { def: Record<string, unknown> } }
    if (zod) return walkSchema(zod.def)
    if (typeof value === 'function') return
    for (const [key, part] of Object.entries(value)) {
      if (shown.has(key) && typeof part === 'string') texts.add(part)
      else walk(part)
    }
  }
  const walkSchema = (def: Record<string, unknown>) => {
    const { error, getter, checks, ...parts } = def
    if (typeof error === 'function') add(texts, error as (issue: object) => unknown)
    if (typeof getter === 'function') walk((getter as () => unknown)())
    for (const check of (checks as unknown[] | undefined) ?? []) walk(check)
    for (const part of Object.values(parts)) walk(part)
  }
  walk(module)
  return [...texts].filter((text) => text !== '')
}

/** The visible fields of a contract table. */
const shown = new Set(['message', 'label', 'title', 'word'])

/** A missing value, one of another type, and ones that are too small or large. */
const examples = [
  { code: 'invalid_type', input: undefined },
  { code: 'invalid_type', input: 1 },
  { code: 'invalid_type', input: '' },
  { code: 'too_small', input: '' },
  { code: 'too_big', input: 'x' },
  { code: 'custom', input: '' },
]

function add(texts: Set<string>, error: (issue: object) => unknown): void {
  for (const issue of examples) {
    const said = error(issue)
    if (typeof said === 'string') texts.add(said)
    else if (typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string')
      texts.add(said.message)
  }
}
