import { canonical } from '@muster/engine/payroll/calculation/snapshot.ts'

interface Change {
  field: string
  from: string | null
  to: string | null
}

/** The differences between two values of a section or of a person's statutory identity, as text. */
export function fieldChanges(before: object, after: object): Change[] {
  const was = before as Record<string, unknown>
  return Object.entries(after)
    .map(([field, value]) => ({ field, from: said(was[field]), to: said(value) }))
    .filter(({ from, to }) => from !== to)
}

function said(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? value : canonical(value)
}
