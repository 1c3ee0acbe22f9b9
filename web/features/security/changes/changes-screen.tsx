import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { CircleCheckBig } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { RelativeTime } from '../../../shared/format/relative-time.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { UrlTabs, useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import type { Change } from './change.ts'
import { inShort } from './change-sentences.ts'
import { DecisionDialog, type Decision } from './decision-dialog.tsx'

// Loaded when a change is opened.
const ChangePanel = lazyDialog(() => import('./change-panel.tsx').then((file) => ({ default: file.ChangePanel })))

const columns: Column<Change>[] = [
  { key: 'title', header: t`Change`, cell: (row) => row.title },
  { key: 'values', header: t`Changes`, cell: inShort, from: 'md', card: 'fact' },
  { key: 'by', header: t`Requested by`, cell: (row) => row.requestedBy, card: 'fact' },
  { key: 'at', header: t`Requested`, cell: (row) => <RelativeTime value={row.requestedAt} />, card: 'meta' },
  { key: 'state', header: t`Status`, cell: (row) => <StatusChip status={row.state} />, card: 'status' },
]

const empty = {
  toDecide: [t`No changes to approve`, t`Changes that need your approval appear here.`],
  own: [t`No pending changes`, t`Changes you send for approval appear here until they are decided.`],
  decided: [t`No decisions yet`, t`Approved, rejected and withdrawn changes appear here.`],
} as const

/** The inbox of changes that need a second person's approval. */
export default function ChangesScreen() {
  const counted = useApi('GET /api/v1/user/pending-change-count')
  const tabs = [
    { value: 'toDecide', label: t`Awaiting your approval`, ...(counted.data ? { count: counted.data.toDecide } : {}) },
    { value: 'own', label: t`Sent by you` },
    { value: 'decided', label: t`Decided` },
  ]
  const view = useUrlTab(tabs, 'view') as keyof typeof empty
  const list = useListQuery({ limit: 20, sorts: ['requestedAt'], sortBy: 'requestedAt' })
  const { page, limit } = list.query
  const reply = useApi('GET /api/v1/user/pending-change', { query: { view, page, limit } })
  const panel = useSidePanel()
  const [decision, setDecision] = useState<Decision | null>(null)
  const shown = reply.data?.data.find(({ _id }) => _id === panel.id)
  const bulk = (kind: 'approve' | 'reject') => (keys: readonly string[]) => {
    setDecision({ kind, ids: keys })
    return false
  }
  const [title, text] = empty[view]
  return (
    <Box>
      <PageHeader
        title={t`Pending changes`}
        subtitle={t`Changes that need a second person's approval to take effect.`}
      />
      <Panel flush>
        <Box sx={{ px: 2.5 }}>
          <UrlTabs tabs={tabs} label={t`Pending changes`} param="view" />
        </Box>
        <DataList
          key={view}
          reply={reply}
          list={list}
          words={{
            label: t`Changes`,
            failed: t`Could not load changes.`,
            unmatched: t`No changes match these filters`,
          }}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.title}
          onOpen={(row) => panel.open(row._id)}
          {...(view === 'toDecide'
            ? {
                bulk: [
                  { label: t`Approve`, run: bulk('approve') },
                  { label: t`Reject`, danger: true, run: bulk('reject') },
                ],
              }
            : {})}
          empty={<EmptyState icon={CircleCheckBig} title={title} text={text} />}
        />
      </Panel>
      {panel.id === null ? null : (
        <Suspense>
          <ChangePanel
            change={shown}
            onClose={panel.close}
            onDecide={(kind) => setDecision(panel.id === null ? null : { kind, ids: [panel.id] })}
            {...panel.beside(reply.data?.data.map(({ _id }) => _id) ?? [])}
          />
        </Suspense>
      )}
      <DecisionDialog
        decision={decision}
        onDone={() => {
          setDecision(null)
          if (panel.id !== null) panel.close()
        }}
        onClose={() => setDecision(null)}
      />
    </Box>
  )
}
