import { t } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { aloneText, useOffersPayOf } from '../own-pay.ts'
import { benefitLabels } from '../component/benefit-labels.ts'
import { typeLabel } from '../component/calculation.ts'
import { deductionLabels, natureLabels } from './nature-labels.ts'
import type { PayInput } from '../types.ts'

// A heavy form: loaded when opened.
const PayInputDialog = lazyDialog(() => import('./pay-input-dialog.tsx'))

const columns: Column<PayInput>[] = [
  { key: 'name', header: t`Name`, cell: nameOf },
  { key: 'type', header: t`Type`, cell: natureOf, from: 'md', card: 'meta' },
  { key: 'months', header: t`Months`, cell: monthsOf },
  { key: 'reason', header: t`Reason`, cell: (row) => row.reason, from: 'md', card: 'none' },
  { key: 'amount', header: t`Amount`, cell: (row) => <Money value={row.amountPaise} />, align: 'right', card: 'fact' },
]

/** One person's bonuses, reimbursements and deductions, besides the salary. */
export function PayInputsPanel({ employeeId, name }: { employeeId: string; name: string }) {
  const offers = useOffersPayOf(employeeId)
  const canWrite = useCan(['employeeSalaryWrite', 'payRollHistoryWrite']) && offers
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PayInput | null>(null)
  const reply = useApi('GET /api/v1/user/pay-input', { query: { employeeId } })
  const remove = useCall('DELETE /api/v1/user/pay-input/{id}', { stale: ['GET /api/v1/user/pay-input'] })
  const add = { label: t`Add`, icon: Plus, onClick: () => setAdding(true) }
  return (
    <>
      <Panel
        title={t`Payments and deductions`}
        subtitle={t`Paid or deducted in addition to salary.`}
        action={canWrite ? <ActionButton action={add} size="small" /> : undefined}
        flush
      >
        <DataList
          reply={reply}
          words={{
            label: t`Payments and deductions`,
            failed: t`Could not load payments and deductions.`,
            unmatched: t`No payments and deductions match these filters`,
          }}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          {...(canWrite
            ? {
                rowActions: (row: PayInput) => [
                  mayEnd(row) && {
                    label: row.isPaid ? t`End` : t`Delete`,
                    danger: true,
                    onClick: () => setRemoving(row),
                  },
                ],
              }
            : {})}
          empty={<EmptyState title={t`No one-time payments or deductions`} />}
        />
      </Panel>
      {adding ? (
        <Suspense fallback={null}>
          <PayInputDialog onClose={() => setAdding(false)} employeeId={employeeId} name={name} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        title={removing?.isPaid ? t`End "${removing.name}"?` : t`Delete "${removing?.name ?? ''}"?`}
        confirm={removing?.isPaid ? t`End` : t`Delete`}
        onConfirm={async () => {
          if (!removing) return
          const { endedWith } = await remove.run({ params: { id: removing._id } })
          snack(
            endedWith === null
              ? t`${removing.name} deleted`
              : t`${removing.name} ends with ${formatMonth(endedWith)} payroll`,
          )
        }}
        onClose={() => setRemoving(null)}
      >
        {removing?.isPaid
          ? t`Locked payslips do not change. It will not appear on later payslips.`
          : t`It will not appear on any payslip.`}
      </ConfirmDialog>
    </>
  )
}

function nameOf(row: PayInput): string {
  return [row.name, aloneText(row)].filter((part) => part !== null).join(' · ')
}

function natureOf({ type, nature, benefit }: PayInput): string {
  if (benefit !== null) return `${natureLabels.perquisite.label}: ${benefitLabels[benefit]}`
  if (nature === 'fine' || nature === 'damage') return deductionLabels[nature].label
  return nature === null ? typeLabel(type) : natureLabels[nature].label
}

/** One that a locked payslip includes can only be ended, and only if it continues. */
function mayEnd({ isPaid, toMonth }: PayInput): boolean {
  return !isPaid || toMonth === null
}

function monthsOf({ fromMonth, toMonth }: PayInput): string {
  if (toMonth === null) return t`From ${formatMonth(fromMonth, 'short')}`
  if (toMonth === fromMonth) return formatMonth(fromMonth, 'short')
  return `${formatMonth(fromMonth, 'short')} – ${formatMonth(toMonth, 'short')}`
}
