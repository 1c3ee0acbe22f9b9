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
import { ownRunReads, type OpeningPay } from '../types.ts'

// A heavy form: loaded when opened.
const OpeningPayDialog = lazyDialog(() => import('./opening-pay-dialog.tsx'))

const money = (value: number) => <Money value={value} />

const columns: Column<OpeningPay>[] = [
  { key: 'months', header: t`Months`, cell: entryText },
  { key: 'salary', header: t`Gross salary`, cell: (row) => money(row.salaryPaise), align: 'right', card: 'fact' },
  { key: 'pf', header: t`Employee PF`, cell: (row) => money(row.pfPaise), align: 'right', from: 'md', card: 'none' },
  {
    key: 'pt',
    header: t`Professional tax`,
    cell: (row) => money(row.ptPaise),
    align: 'right',
    from: 'md',
    card: 'none',
  },
  { key: 'tds', header: t`TDS`, cell: (row) => money(row.tdsPaise), align: 'right', card: 'fact' },
]

/** Pay and tax of the year before the first run here; nothing if there is none and none can be added any more. */
export function OpeningPayPanel({ employeeId, name }: { employeeId: string; name: string }) {
  const offers = useOffersPayOf(employeeId)
  const mayWrite = useCan(['employeeSalaryWrite', 'payRollHistoryWrite']) && offers
  const [editing, setEditing] = useState<OpeningPay | 'new' | null>(null)
  const [removing, setRemoving] = useState<OpeningPay | null>(null)
  const reply = useApi('GET /api/v1/user/opening-pay', { query: { employeeId } })
  const remove = useCall('DELETE /api/v1/user/opening-pay/{id}', {
    stale: ['GET /api/v1/user/opening-pay', ...ownRunReads],
  })
  const { data } = reply
  if (data !== undefined && data.entries.length === 0 && (data.usedIn !== null || !mayWrite)) return null
  const canWrite = mayWrite && data !== undefined && data.usedIn === null
  const add = { label: t`Add`, icon: Plus, onClick: () => setEditing('new') }
  return (
    <>
      <Panel
        title={t`Pay before Muster`}
        subtitle={
          data?.usedIn != null
            ? t`Paid by this company before its first pay run here. Locked since the ${formatMonth(data.usedIn)} payslip.`
            : t`Paid by this company before its first pay run here. It counts for TDS, ESI, professional tax and Form 16.`
        }
        action={canWrite ? <ActionButton action={add} size="small" /> : undefined}
        flush
      >
        <DataList
          reply={{
            data: data?.entries,
            error: reply.error,
            isLoading: reply.isLoading,
            mutate: () => void reply.mutate(),
          }}
          words={{
            label: t`Pay before Muster`,
            failed: t`Could not load pay before Muster.`,
            unmatched: t`No months match these filters`,
          }}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={openingMonthsText}
          {...(canWrite
            ? {
                rowActions: (row: OpeningPay) => [
                  { label: t`Edit`, onClick: () => setEditing(row) },
                  { label: t`Delete`, danger: true, onClick: () => setRemoving(row) },
                ],
              }
            : {})}
          empty={
            <EmptyState
              title={t`No pay entered`}
              text={t`If you paid ${name} earlier this financial year outside Muster, enter it by month or as totals.`}
            />
          }
        />
      </Panel>
      {editing === null || data === undefined ? null : (
        <Suspense fallback={null}>
          <OpeningPayDialog
            {...{ employeeId, name }}
            entry={editing === 'new' ? null : editing}
            entries={data.entries}
            firstRun={data.firstRun}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={t`Delete ${removing === null ? '' : openingMonthsText(removing)}?`}
        confirm={t`Delete`}
        onConfirm={async () => {
          if (!removing) return
          await remove.run({ params: { id: removing._id } })
          snack(t`${openingMonthsText(removing)} deleted`)
        }}
        onClose={() => setRemoving(null)}
      >
        {t`TDS, professional tax and ESI are then calculated without it.`}
      </ConfirmDialog>
    </>
  )
}

function entryText(row: OpeningPay): string {
  return [openingMonthsText(row), aloneText(row)].filter((part) => part !== null).join(' · ')
}

/** `Apr 2026 – Sep 2026`; a single month if both are the same. */
export function openingMonthsText({ fromMonth, toMonth }: Pick<OpeningPay, 'fromMonth' | 'toMonth'>): string {
  if (fromMonth === toMonth) return formatMonth(fromMonth, 'short')
  return `${formatMonth(fromMonth, 'short')} – ${formatMonth(toMonth, 'short')}`
}
