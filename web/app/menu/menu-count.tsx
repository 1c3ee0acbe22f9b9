import { t } from '@lingui/core/macro'
import { useApi } from '../../shared/call/use-api.ts'
import { useDeferred } from '../../shared/snackbar/deferred.ts'
import { visuallyHidden } from '../../shared/ui/visually-hidden.ts'
import type { MenuItem } from './menu.ts'

const changes = '/home/approval/changes'

/** The number of pending requests behind an entry; on a collapsed group the sum of its entries. */
export function MenuCount({ item }: { item: MenuItem }) {
  const items = [item, ...(item.children ?? [])]
  const hasChanges = items.some(({ url }) => url === changes)
  const pending = useApi(hasChanges ? 'GET /api/v1/user/pending-change-count' : null)
  const behind = items.flatMap(({ inbox }) => inbox ?? [])
  const { data } = useApi(behind.length === 0 ? null : 'GET /api/v1/employee/approval-counts')
  const deferred = useDeferred(({ acts }) => acts.filter(({ group }) => behind.some((type) => type === group)).length)
  const counted = (data ?? []).filter(({ type }) => behind.includes(type)).reduce((sum, { count }) => sum + count, 0)
  const waiting = counted - deferred + (hasChanges ? (pending.data?.toDecide ?? 0) : 0)
  if (waiting <= 0) return null
  return (
    <span className="menu-count">
      {waiting > 99 ? '99+' : waiting}
      <span style={visuallyHidden}>{t`pending`}</span>
    </span>
  )
}
