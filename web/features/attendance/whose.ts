import { t } from '@lingui/core/macro'
/** Whose attendance a list shows; `title` heads it, `nobody` stands where there is no line. */
export interface Whose {
  scope: 'team' | 'everyone'
  title: string
  nobody: (when: 'day' | 'month') => string
}

export const everyone: Whose = {
  scope: 'everyone',
  title: t`Employees’ attendance`,
  nobody: (when) => (when === 'day' ? t`No one is employed on this day` : t`No one is employed in this month`),
}

export const team: Whose = {
  scope: 'team',
  title: t`Team attendance`,
  nobody: (when) => (when === 'day' ? t`No one reports to you on this day` : t`No one reports to you in this month`),
}
