import type { Law } from '@muster/engine/law/law.ts'

/**
 * Texts in the statutory values that a module exports: names, notes, payment days, form rows, and the names of figures' parts and years.
 * Some are composed, so they are read from the laws themselves; a name with placeholders is a sentence in code.
 */
export function lawTexts(module: object): string[] {
  const texts = new Set<string>()
  for (const law of Object.values(module).flat()) {
    if (!isLaw(law)) continue
    if (law.name.values.length === 0) texts.add(law.name.text)
    for (const { note, value } of law.rows) {
      if (note !== undefined) texts.add(note)
      if (typeof value !== 'object' || value === null) continue
      for (const part of ['due', 'certificatePart', 'year'])
        if (part in value) texts.add(String((value as Record<string, unknown>)[part]))
      if (Array.isArray(value)) for (const row of value) if (isPrinted(row)) texts.add(row.text)
    }
  }
  return [...texts]
}

function isPrinted(row: unknown): row is { text: string } {
  return typeof row === 'object' && row !== null && 'figure' in row && 'text' in row
}

function isLaw(value: unknown): value is Law {
  return typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows) && 'unit' in value
}
