import type { Law } from '../../engine/law/law.ts'

/**
 * The names, notes and days of payment of the statutory values that a module exports. Several are put together of parts, so they are
 * read from the laws themselves; a name with places is a sentence of the code.
 */
export function lawTexts(module: object): string[] {
  const found = new Set<string>()
  for (const law of Object.values(module).flat()) {
    if (!isLaw(law)) continue
    if (law.name.values.length === 0) found.add(law.name.text)
    for (const { note, value } of law.rows) {
      if (note !== undefined) found.add(note)
      if (typeof value === 'object' && value !== null && 'due' in value) found.add(String(value.due))
    }
  }
  return [...found]
}

function isLaw(value: unknown): value is Law {
  return typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows) && 'unit' in value
}
