import type { LucideIcon } from 'lucide-react'

/** Something a person can do: a button, a menu entry, or a link when it has `to`. */
export interface Action {
  label: string
  icon?: LucideIcon
  /** Where it leads; then it is a link. */
  to?: string
  onClick?: () => void
  pending?: boolean
  disabled?: boolean
  /** Destroys something: red. */
  danger?: boolean
}

/** Lists of actions may hold `canWrite && {...}`. */
export type MaybeAction = Action | false | null | undefined

export function present(actions: readonly MaybeAction[] | undefined): Action[] {
  return (actions ?? []).filter((action) => action !== false && action !== null && action !== undefined)
}
