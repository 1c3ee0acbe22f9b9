import type { LucideIcon } from 'lucide-react'

/** Something people can do: a button, a menu entry, or a link if it has `to`. */
export interface Action {
  label: string
  icon?: LucideIcon
  /** Makes it a link to this address. */
  to?: string
  onClick?: () => void
  pending?: boolean
  disabled?: boolean
  /** Destructive: red. */
  danger?: boolean
}

/** Lists of actions may hold `canWrite && {...}`. */
export type MaybeAction = Action | false | null | undefined

export function shownActions(actions: readonly MaybeAction[] | undefined): Action[] {
  return (actions ?? []).filter((action) => action !== false && action !== null && action !== undefined)
}
