import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { isDeferred, useDeferred } from '../../../shared/snackbar/deferred.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { useSelection } from '../../../shared/table/use-selection.ts'
import { useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import type { AnyRequest, RequestView, Row } from '../request-view.ts'

export const inboxTabs = [
  { value: 'pending', label: t`Pending` },
  { value: 'forwarded', label: t`Forwarded` },
  { value: 'decided', label: t`Decided` },
] as const

const step = 20
/** The most that the server returns at once; with more pending requests, approvers filter the list. */
const most = 100

/** An approver's list, filtered by the URL. */
export function useInbox<R extends AnyRequest>(view: RequestView<R>) {
  const list = useListQuery({
    filters: {
      ...{ employeeName: 'any', departmentId: 'any', startDate: 'any', endDate: 'any' },
      only: ['forwardedToMe', 'overdue'],
    },
  })
  const [limit, setLimit] = useState(view.inboxBegins ?? step)
  const tab = useUrlTab(inboxTabs) as (typeof inboxTabs)[number]['value']
  const { filters } = list
  const reply = view.useInbox({ page: 1, limit, tab, ...filters })
  const deferred = useDeferred()
  const all: readonly Row[] = reply.data?.data ?? []
  // Requests decided here are no longer pending, though the server may not know it yet.
  const rows = tab === 'pending' ? all.filter(({ _id }) => !isDeferred(deferred, _id)) : all
  const total = (reply.data?.pagination.total ?? 0) - (all.length - rows.length)
  const selection = useSelection(JSON.stringify([tab, filters]))
  return {
    tab,
    rows,
    selection,
    /** The selected requests that are still in the list. */
    ticked: tab === 'pending' ? rows.filter(({ _id }) => selection.has(_id)) : [],
    total,
    error: reply.error,
    /** There is nothing to show yet. */
    isWaiting: !reply.data && !reply.error,
    retry: () => void reply.mutate?.(),
    more: rows.length < total && limit < most ? () => setLimit(Math.min(most, limit + step)) : undefined,
    filters,
    isNarrowed: list.narrowed,
    setFilter: list.setFilter,
    clearFilters: list.clear,
  }
}

export type Inbox = ReturnType<typeof useInbox>
