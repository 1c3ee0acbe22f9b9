import type { Sentence } from '@muster/engine/sentence.ts'
import { asValue, type Told } from '../../../platform/audit/audit.ts'
import type { ShownChange } from '../../../platform/sensitive/sensitive.ts'

/** The differences between two values in words, for fields that have a label. */
export function changedWords<F extends string>(
  before: Readonly<Record<F, Told>>,
  after: Readonly<Record<F, Told>>,
  labels: Readonly<Partial<Record<F, Sentence>>>,
): ShownChange[] {
  return (Object.entries(labels) as [F, Sentence][])
    .map(([field, label]) => ({ label, from: asValue(before[field]), to: asValue(after[field]) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}
