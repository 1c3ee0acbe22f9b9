import { t } from '@lingui/core/macro'
import { Suspense, useState } from 'react'
import { Upload } from 'lucide-react'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { type Stat, StatStrip } from '../../../shared/ui/stat-strip.tsx'
import { paymentColumns, paymentReads, paymentStates, type Payment } from './run-payment-columns.tsx'

// Loaded when opened.
const BankAnswerDialog = lazyDialog(() => import('./bank-answer-dialog.tsx'))
const ReturnedDialog = lazyDialog(() => import('./returned-dialog.tsx'))

/** The bank's responses to the payments of a run: how many succeeded, and which have to be paid again. */
export default function RunPayments({ runId }: { runId: string }) {
  const canWrite = useCan('payRollHistoryWrite')
  const params = { id: runId }
  const { data: counts } = useApi('GET /api/v1/user/payrun/{id}/bank-answer', { params })
  const list = useListQuery({
    prefix: 'b.',
    sorts: ['name', 'net', 'answeredAt'],
    sortBy: 'name',
    filters: { state: ['open', 'paid', 'returned', 'onHold'] },
  })
  const reply = useApi('GET /api/v1/user/payrun/{id}/payments', { params, query: list.query })
  const save = useCall('PUT /api/v1/user/payrun/{id}/bank-answer', { stale: paymentReads })
  const [uploading, setUploading] = useState(false)
  const [returned, setReturned] = useState<Payment | null>(null)
  const paid = async ({ payslipId, employee }: Payment) => {
    try {
      await save.run({ params, body: { payslipId, answer: 'paid' } })
      snack(t`${employee.name}'s payment marked as paid`)
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  const actions = (row: Payment) => [
    row.state !== 'paid' &&
      row.state !== 'onHold' && {
        label: row.state === 'returned' ? t`Mark retry as paid` : t`Mark as paid`,
        onClick: () => void paid(row),
      },
    row.state !== 'onHold' && {
      label: row.state === 'returned' ? t`Mark retry as failed` : t`Mark as failed`,
      onClick: () => setReturned(row),
    },
  ]
  const upload = { label: t`Upload bank response`, icon: Upload, onClick: () => setUploading(true) }
  return (
    <>
      {counts === undefined ? null : <StatStrip label={t`Bank response`} stats={stats(counts)} />}
      <Panel
        title={t`Payments`}
        subtitle={t`Bank status of each payment. Failed payments get a separate bank file under Files and forms.`}
        action={canWrite ? <ActionButton action={upload} size="small" /> : undefined}
        flush
      >
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Payments`,
            failed: t`Could not load payments.`,
            unmatched: t`No payments match these filters`,
          }}
          searchLabel={t`Search people`}
          filters={[{ name: 'state', label: t`Bank status`, options: paymentStates }]}
          columns={paymentColumns}
          rowKey={({ payslipId }) => payslipId}
          rowName={({ employee }) => employee.name}
          {...(canWrite ? { rowActions: actions } : {})}
          empty={<EmptyState title={t`No payments in this pay run`} />}
        />
      </Panel>
      <Suspense>
        {uploading ? <BankAnswerDialog runId={runId} onClose={() => setUploading(false)} /> : null}
        {returned === null ? null : (
          <ReturnedDialog runId={runId} payment={returned} onClose={() => setReturned(null)} />
        )}
      </Suspense>
    </>
  )
}

type Counts = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/bank-answer'>>

function stats({ paid, returned, open, onHold, returnedPaise, onHoldPaise }: Counts): Stat[] {
  const to = (state: Payment['state']) => `?tab=payments&b.state=${state}`
  return [
    { label: t`Confirmed by the bank`, value: paid, to: to('paid'), tone: 'success' },
    {
      label: t`Failed`,
      value: returned,
      detail: returned === 0 ? undefined : formatMoney(returnedPaise),
      to: to('returned'),
      tone: 'error',
    },
    { label: t`No response yet`, value: open, to: to('open'), tone: 'neutral' },
    ...(onHold === 0
      ? []
      : [
          {
            label: t`On hold`,
            value: onHold,
            detail: formatMoney(onHoldPaise),
            to: to('onHold'),
            tone: 'warning' as const,
          },
        ]),
  ]
}
