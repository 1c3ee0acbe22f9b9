import type { ShownChange } from '../../../platform/second-person/sensitive.ts'

/** What differs between two things in words, of those fields that have a label. */
export function changedWords<F extends string>(
  before: Readonly<Record<F, unknown>>,
  after: Readonly<Record<F, unknown>>,
  labels: Readonly<Partial<Record<F, string>>>,
): ShownChange[] {
  return (Object.entries(labels) as [F, string][])
    .filter(([field]) => before[field] !== after[field])
    .map(([field, label]) => ({ label, from: said(before[field]), to: said(after[field]) }))
}

const said = (value: unknown) => (value === '' ? null : String(value))
