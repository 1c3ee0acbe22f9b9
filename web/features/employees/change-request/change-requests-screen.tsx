import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { changeRequestKinds } from '@muster/contract/employees/change-request.ts'
import { CircleCheckBig } from 'lucide-react'
import { Suspense } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { RelativeTime } from '../../../shared/format/relative-time.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { UrlTabs, useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { type DetailsRequest, kindLabels, kindOptions, stateLabels } from './change-request-labels.ts'

// Loaded when a request is opened.
const ChangeRequestPanel = lazyDialog(() =>
  import('./change-request-panel.tsx').then((file) => ({ default: file.ChangeRequestPanel })),
)

const columns: Column<DetailsRequest>[] = [
  {
    key: 'employee',
    header: t`Employee`,
    cell: ({ employee }) => <Person name={employee.name} photo={employee.photo} detail={employee.code} />,
  },
  { key: 'kind', header: t`Change`, cell: ({ kind }) => kindLabels[kind], card: 'fact' },
  { key: 'reason', header: t`Reason`, cell: ({ reason }) => reason, from: 'md', card: 'none' },
  { key: 'at', header: t`Requested`, cell: (row) => <RelativeTime value={row.requestedAt} />, card: 'meta' },
  {
    key: 'state',
    header: t`Status`,
    cell: ({ state }) => <StatusChip status={state} label={stateLabels[state]} />,
    card: 'status',
  },
]

/** Employees' requests to change their details. */
export default function ChangeRequestsScreen() {
  const { data: counted } = useApi('GET /api/v1/employee/change-request-count')
  const tabs = [
    { value: 'pending', label: t`Awaiting decision`, ...(counted ? { count: counted.pending } : {}) },
    { value: 'decided', label: t`Decided` },
  ]
  const state = useUrlTab(tabs, 'view') as 'pending' | 'decided'
  const list = useListQuery({
    ...{ limit: 20, sorts: ['requestedAt'], sortBy: 'requestedAt' },
    filters: { kind: changeRequestKinds },
  })
  const { sortBy: _, sortOrder: __, ...query } = list.query
  const reply = useApi('GET /api/v1/employee/change-request', { query: { ...query, state } })
  const panel = useSidePanel()
  return (
    <Box>
      <PageHeader
        title={t`Change requests`}
        subtitle={t`Changes that employees request to their bank account, identity numbers and name.`}
      />
      <Panel flush>
        <Box sx={{ px: 2.5 }}>
          <UrlTabs tabs={tabs} label={t`Change requests`} param="view" />
        </Box>
        <DataList
          key={state}
          reply={reply}
          list={list}
          words={{
            label: t`Change requests`,
            failed: t`Could not load change requests.`,
            unmatched: t`No change requests match these filters`,
          }}
          searchLabel={t`Search by name or ID`}
          filters={[{ name: 'kind', label: t`Change`, options: kindOptions }]}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => `${row.employee.name}, ${kindLabels[row.kind]}`}
          onOpen={(row) => panel.open(row._id)}
          empty={
            state === 'pending' ? (
              <EmptyState
                icon={CircleCheckBig}
                title={t`No requests to decide`}
                text={t`Requests that need your decision appear here.`}
              />
            ) : (
              <EmptyState
                icon={CircleCheckBig}
                title={t`No decisions yet`}
                text={t`Approved, rejected and withdrawn requests appear here.`}
              />
            )
          }
        />
      </Panel>
      {panel.id === null ? null : (
        <Suspense>
          <ChangeRequestPanel
            request={reply.data?.data.find(({ _id }) => _id === panel.id)}
            runMonth={counted?.runMonth ?? null}
            onClose={panel.close}
            {...panel.beside(reply.data?.data.map(({ _id }) => _id) ?? [])}
          />
        </Suspense>
      )}
    </Box>
  )
}
