import { plural, t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { ShieldAlert } from 'lucide-react'
import { Suspense } from 'react'
import { alertKinds } from '@muster/contract/security/alert-kinds.ts'
import { alertLabels } from '../../../shared/activity/alert-labels.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { AlertSettingsPanel } from './alert-settings-panel.tsx'

const AlertDeliveryPanel = lazyPart(() => import('./alert-delivery-panel.tsx'))

type Alert = Got<'GET /api/v1/user/alert'>['data'][number]

const columns: Column<Alert>[] = [
  { key: 'lastAt', header: t`Time`, cell: (row) => formatInstant(row.lastAt), card: 'meta' },
  { key: 'message', header: t`Alert`, cell: (row) => row.message, card: 'title' },
  { key: 'kind', header: t`Type`, cell: (row) => alertLabels[row.kind], card: 'fact' },
  {
    key: 'times',
    header: t`Count`,
    cell: (row) => plural(row.times, { one: '# time', other: '# times' }),
    card: 'fact',
  },
  { key: 'told', header: t`Sent`, cell: (row) => (row.isTold ? t`Yes` : t`No, turned off`), card: 'fact' },
]

/** Alerts about suspicious actions, and who is notified of them. */
export default function AlertsScreen() {
  const list = useListQuery({ limit: 20, filters: { kind: [...alertKinds] } })
  const { kind, page, limit } = list.query
  const reply = useApi('GET /api/v1/user/alert', { query: { page, limit, ...(kind === undefined ? {} : { kind }) } })
  return (
    <Box>
      <PageHeader
        title={t`Security alerts`}
        subtitle={t`Unusual activity in your company. Recipients are notified here and by email.`}
      />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Security alerts`,
            failed: t`Could not load the alerts.`,
            unmatched: t`No alerts match these filters`,
          }}
          filters={[
            {
              name: 'kind',
              label: t`Type`,
              options: alertKinds.map((value) => ({ value, label: alertLabels[value] })),
            },
          ]}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.message}
          rowLink={logOf}
          empty={
            <EmptyState
              icon={ShieldAlert}
              title={t`No alerts yet`}
              text={t`You are notified when something unusual happens.`}
            />
          }
        />
      </Panel>
      <Box sx={{ mt: 2.5 }}>
        <AlertSettingsPanel />
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <AlertDeliveryPanel />
        </Suspense>
      </Box>
    </Box>
  )
}

/** The path of the log with the same person's other actions. */
function logOf({ account }: Alert): string {
  return account === null ? '/home/settings/activity-log' : `/home/settings/activity-log?person=${account}`
}
