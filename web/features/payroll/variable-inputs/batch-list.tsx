import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatInstant } from '../../../shared/format/time.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { runReads } from '../types.ts'

type Row = ReplyOf<RouteOf<'GET /api/v1/user/pay-input-batch'>>['data'][number]

const columns: Column<Row>[] = [
  { key: 'month', header: t`Month`, cell: ({ month }) => formatMonth(month) },
  { key: 'people', header: t`People`, cell: ({ people }) => people, align: 'right', card: 'fact' },
  {
    key: 'payments',
    header: t`Payments`,
    cell: ({ totals }) => <Money value={totals.paymentsPaise + totals.reimbursementsPaise} />,
    align: 'right',
    card: 'fact',
  },
  {
    key: 'deductions',
    header: t`Deductions`,
    cell: ({ totals }) => <Money value={totals.deductionsPaise} />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'lossOfPay',
    header: t`LOP days`,
    cell: ({ totals }) => (totals.lossOfPayHalfDays === 0 ? '–' : totals.lossOfPayHalfDays / 2),
    align: 'right',
    from: 'md',
    card: 'none',
  },
  { key: 'added', header: t`Added`, cell: (row) => whoWhen(row.addedBy, row.createdAt), card: 'meta' },
  { key: 'status', header: t`Status`, cell: (row) => <State row={row} />, card: 'status' },
]

/** Rows entered together, newest first; undone as a whole until they are paid. */
export function BatchList() {
  const canWrite = useCan('payRollHistoryWrite')
  const list = useListQuery({ limit: 5 })
  const reply = useApi('GET /api/v1/user/pay-input-batch', { query: list.query })
  const [asking, setAsking] = useState<Row | null>(null)
  const undo = useCall('DELETE /api/v1/user/pay-input-batch/{id}', {
    stale: ['GET /api/v1/user/pay-input-batch', 'GET /api/v1/user/pay-input', ...runReads],
  })
  return (
    <Panel title={t`Saved variable inputs`} flush>
      <DataList
        reply={reply}
        list={list}
        words={{
          label: t`Saved variable inputs`,
          failed: t`Could not load variable inputs.`,
          unmatched: t`No variable inputs match these filters`,
        }}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ month }) => formatMonth(month)}
        {...(canWrite
          ? {
              rowActions: (row: Row) => [
                row.undoneAt === null && !row.isPaid && { label: t`Undo`, danger: true, onClick: () => setAsking(row) },
              ],
            }
          : {})}
        empty={<EmptyState title={t`No variable inputs yet`} text={t`Rows that you save together appear here.`} />}
      />
      {asking === null ? null : (
        <ConfirmDialog
          open
          danger
          title={t`Undo the variable inputs for ${formatMonth(asking.month)}?`}
          confirm={t`Undo`}
          keep={t`Cancel`}
          onConfirm={async () => {
            await undo.run({ params: { id: asking._id } })
            snack(t`Variable inputs undone`)
            setAsking(null)
          }}
          onClose={() => setAsking(null)}
        >
          {plural(asking.rows, {
            one: '# row is removed from pay.',
            other: '# rows are removed from pay.',
          })}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function State({ row: { undoneAt, undoneBy, isPaid } }: { row: Row }) {
  if (undoneAt === null)
    return isPaid ? (
      <StatusChip status="paid" label={t`In a locked pay run`} tone="success" />
    ) : (
      <StatusChip status="saved" label={t`Saved`} tone="info" />
    )
  return (
    <>
      <StatusChip status="undone" label={t`Undone`} tone="neutral" /> {whoWhen(undoneBy, undoneAt)}
    </>
  )
}

function whoWhen(name: string | null, at: string): string {
  return name === null ? formatInstant(at) : `${name}, ${formatInstant(at)}`
}
