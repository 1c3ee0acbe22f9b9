import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@muster/contract/permissions.ts'
import { kept, type KeptValue } from '../audit-value.ts'
import type { ShownChange } from './sensitive.ts'

/** Older than sentences: texts. */
export interface KeptShown {
  label: KeptValue
  from: KeptValue | null
  to: KeptValue | null
}

/** What the approver saw and holds. */
export interface Approved {
  needs: readonly Permission[]
  changes: readonly KeptShown[]
}

/** A shown change as it is stored with its pending call. */
export function keptShown({ label, from, to }: ShownChange): KeptShown {
  return { label: typeof label === 'string' ? label : kept(label)!, from: kept(from), to: kept(to) }
}

/** Whether a call would still do what was shown when it was sent for approval. */
export function isAsShown(shown: readonly KeptShown[], changes: readonly ShownChange[]): boolean {
  // What was stored went through JSON.
  const present: unknown = JSON.parse(JSON.stringify(changes.map(keptShown)))
  return isDeepStrictEqual(present, shown)
}
