import { t } from '@lingui/core/macro'
import type { Held } from '@muster/contract/access-levels.ts'
import { startingRoles, withReads } from '@muster/contract/permissions.ts'
import type { Choice } from '../form/choice/use-options.ts'
import { summaryOf } from './access-summary.ts'

/** A role to choose, with its permissions. */
export interface RoleChoice extends Choice {
  held: string[]
}

export function roleChoice(value: string, label: string, held: readonly string[]): RoleChoice {
  return { value, label, detail: summaryOf(withReads(held)), held: [...held] }
}

/** The roles that every company starts with, as they are before anyone changes them. */
export const standardRoles: readonly RoleChoice[] = Object.entries(startingRoles).map(([name, flags]) =>
  roleChoice(t`standard ${name}`, t`${name} (standard)`, flags),
)

/** The permissions of a choice from `loadRoles`; null for one chosen elsewhere. */
export function heldBy(choice: Choice | null): Held | null {
  const held = choice === null ? undefined : (choice as Partial<RoleChoice>).held
  return Array.isArray(held) ? withReads(held) : null
}
