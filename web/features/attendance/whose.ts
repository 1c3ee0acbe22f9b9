import { t } from '@lingui/core/macro'
/** Whose attendance a list shows; `title` is its heading, `nobody` its empty text. */
export interface Whose {
  scope: 'team' | 'everyone'
  title: string
  nobody: (when: 'day' | 'month') => string
}

export const everyone: Whose = {
  scope: 'everyone',
  title: t`Employee attendance`,
  nobody: (when) => (when === 'day' ? t`No employees on this day` : t`No employees in this month`),
}

export const team: Whose = {
  scope: 'team',
  title: t`Team attendance`,
  nobody: (when) =>
    when === 'day' ? t`You had no direct reports on this day` : t`You had no direct reports in this month`,
}
