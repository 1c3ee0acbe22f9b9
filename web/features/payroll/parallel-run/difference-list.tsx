import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { signedMoney } from '../signed-money.ts'
import { causeLabels, causeOptions, parallelReads, type Difference } from './parallel-labels.ts'

const AcceptDialog = lazyDialog(() => import('./accept-dialog.tsx'))

const columns: Column<Difference>[] = [
  {
    key: 'name',
    header: t`Employee`,
    cell: ({ name, code }) => <Person name={name} photo={null} detail={code} />,
    sort: 'name',
  },
  { key: 'figure', header: t`Figure`, cell: ({ figure }) => figure, card: 'meta' },
  {
    key: 'register',
    header: t`Register`,
    cell: (row) => <Money value={row.registerPaise} exact />,
    align: 'right',
    card: 'fact',
  },
  {
    key: 'payslip',
    header: t`Payslip`,
    cell: (row) => <Money value={row.payslipPaise} exact />,
    align: 'right',
    card: 'fact',
  },
  {
    key: 'difference',
    header: t`Difference`,
    cell: (row) => <span className="amount">{signedMoney(row.payslipPaise - row.registerPaise)}</span>,
    align: 'right',
    sort: 'amount',
    card: 'fact',
  },
  { key: 'cause', header: t`Probable cause`, cell: (row) => <Cause row={row} />, card: 'meta' },
  { key: 'state', header: t`Status`, cell: (row) => <State row={row} />, card: 'status' },
]

/** Every difference with its probable cause, to be corrected in one of the payrolls or accepted. */
export function DifferenceList({ id, canWrite }: { id: string; canWrite: boolean }) {
  const list = useListQuery({
    limit: 20,
    sorts: ['name', 'amount'],
    sortBy: 'name',
    filters: { cause: causeOptions.map(({ value }) => value), state: ['open', 'accepted'] },
  })
  const reply = useApi('GET /api/v1/user/parallel-run/{id}/difference', {
    params: { id },
    query: list.query as never,
  })
  const [asking, setAsking] = useState<Difference | null>(null)
  const reopen = async ({ _id }: Difference) => {
    await api('PUT /api/v1/user/parallel-run/{id}/difference', {
      params: { id },
      body: { difference: _id, note: null },
    })
    await invalidate(...parallelReads)
    snack(t`Difference reopened`)
  }
  return (
    <Panel flush>
      <DataList
        reply={reply}
        list={list}
        words={{
          label: t`Differences`,
          failed: t`Could not load the differences.`,
          unmatched: t`No differences match these filters`,
        }}
        searchLabel={t`Search people`}
        filters={[
          { name: 'cause', label: t`Probable cause`, options: causeOptions },
          {
            name: 'state',
            label: t`Status`,
            options: [
              { value: 'open', label: t`Open` },
              { value: 'accepted', label: t`Accepted` },
            ],
          },
        ]}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ name, figure }) => `${name}, ${figure}`}
        {...(canWrite
          ? {
              rowActions: (row: Difference) =>
                row.cause === 'sum'
                  ? []
                  : row.accepted === null
                    ? [{ label: t`Accept`, onClick: () => setAsking(row) }]
                    : [{ label: t`Reopen`, onClick: () => void reopen(row) }],
            }
          : {})}
        empty={<EmptyState title={t`No differences`} text={t`All matched columns agree for every employee.`} />}
      />
      <Suspense fallback={null}>
        {asking === null ? null : <AcceptDialog id={id} of={asking} onClose={() => setAsking(null)} />}
      </Suspense>
    </Panel>
  )
}

function Cause({ row: { cause, words } }: { row: Difference }) {
  return (
    <>
      {causeLabels[cause]}
      <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {words}
      </Box>
    </>
  )
}

function State({ row: { cause, accepted } }: { row: Difference }) {
  if (cause === 'sum') return <StatusChip status="sum" label={t`Follows`} tone="neutral" />
  if (accepted === null) return <StatusChip status="open" label={t`Open`} tone="warning" />
  return (
    <>
      <StatusChip status="accepted" label={t`Accepted`} tone="success" />
      <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {accepted.note}
      </Box>
    </>
  )
}
