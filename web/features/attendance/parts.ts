import { t } from '@lingui/core/macro'
import type { ShiftTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

/** Time worked and the punch button, in the header of people who punch. */
export const PunchControl = lazyPart(() => import('./punch/punch-control.tsx'))

/** Beside the list of shifts: who has which of them on the days of a week. */
export const rosterTab: ShiftTab = {
  value: 'roster',
  label: t`Roster`,
  Tab: lazyPart(() => import('./roster/roster-view.tsx')),
}
