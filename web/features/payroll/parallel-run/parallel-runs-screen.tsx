import { plural, t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useCan } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { NewRegister } from './new-register.tsx'
import type { ListedRun } from './parallel-labels.ts'

const columns: Column<ListedRun>[] = [
  { key: 'month', header: t`Month`, cell: ({ month }) => formatMonth(month) },
  { key: 'file', header: t`File`, cell: ({ fileName }) => fileName, card: 'meta', from: 'md' },
  { key: 'people', header: t`People`, cell: ({ people }) => people, align: 'right', card: 'fact' },
  { key: 'open', header: t`Open differences`, cell: ({ open }) => open, align: 'right', card: 'fact' },
  {
    key: 'uploaded',
    header: t`Uploaded`,
    cell: ({ createdBy, createdAt }) =>
      createdBy === null ? formatInstant(createdAt) : `${createdBy}, ${formatInstant(createdAt)}`,
    card: 'meta',
    from: 'lg',
  },
  { key: 'status', header: t`Status`, cell: (run) => <ParallelState run={run} />, card: 'status' },
]

/** Registers of the previous payroll, compared month by month until both agree. */
export default function ParallelRunsScreen() {
  const canWrite = useCan('payRollHistoryWrite')
  const list = useListQuery({ limit: 10 })
  const reply = useApi('GET /api/v1/user/parallel-run', { query: list.query })
  return (
    <>
      <PageHeader
        title={t`Parallel run`}
        subtitle={t`Compare your previous payroll's register with the pay run for the same month.`}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {canWrite ? <NewRegister /> : null}
        <Panel title={t`Comparisons`} flush>
          <DataList
            reply={reply}
            list={list}
            words={{
              label: t`Comparisons`,
              failed: t`Could not load the comparisons.`,
              unmatched: t`No comparisons match these filters`,
            }}
            columns={columns}
            rowKey={({ _id }) => _id}
            rowName={({ month }) => formatMonth(month)}
            rowLink={({ _id }) => `/home/payroll/parallel-run/${_id}`}
            empty={
              <EmptyState
                title={t`No comparisons yet`}
                text={t`Upload a payroll register to compare it with the pay run.`}
              />
            }
          />
        </Panel>
      </Box>
    </>
  )
}

export function ParallelState({ run: { comparedAt, agreedAt, open } }: { run: ListedRun }) {
  if (comparedAt === null) return <StatusChip status="matching" label={t`Match columns`} tone="warning" />
  return agreedAt === null ? (
    <StatusChip status="open" label={plural(open, { one: '# difference', other: '# differences' })} tone="warning" />
  ) : (
    <StatusChip status="agreed" label={t`Agrees`} tone="success" />
  )
}
