import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { actionLabel } from '../../../shared/activity/action-labels.ts'
import { changedIn } from '../../../shared/activity/changed.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { dayOf } from '../../../shared/format/date.ts'
import type { Activity } from './activity-log.tsx'

type Kept = ReplyOf<RouteOf<'GET /api/v1/employee/activity/{id}'>>['data'][number]

/** Lines for logged actions, newest first; repeated actions are merged. */
export function activityEntries(kept: readonly Kept[]): Activity[] {
  const lines: (Activity & { times: number })[] = []
  for (const entry of kept.map(entryOf)) {
    const last = lines.at(-1)
    if (last !== undefined && isSame(last, entry)) last.times += 1
    else lines.push({ ...entry, times: 1 })
  }
  return lines.map(({ times, ...entry }) =>
    times === 1 ? entry : { ...entry, what: t`${entry.what} (${times} times)` },
  )
}

function isSame(one: Activity, other: Activity): boolean {
  const isChange = one.changes.length + other.changes.length > 0
  return !isChange && one.who === other.who && one.what === other.what && dayOf(one.at) === dayOf(other.at)
}

function entryOf({ _id, at, who, action, changes }: Kept): Activity {
  return { id: _id, who, at, what: added[action] ?? actionLabel(action), changes: changedIn(changes) }
}

/** Here the record is the employee. */
const added: Readonly<Record<string, string>> = { added: t`Added the employee` }
