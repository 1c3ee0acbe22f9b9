import { t } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useOffersPayOf } from '../own-pay.ts'
import { LoanPanel } from './loan-panel.tsx'
import { lastMonthText, type Loan } from './loan.ts'

// Heavy forms, and loans are rare.
const LoanDialog = lazyDialog(() => import('./loan-dialog.tsx'))

const columns: Column<Loan>[] = [
  { key: 'name', header: t`Loan`, cell: ({ name }) => name },
  {
    key: 'principal',
    header: t`Loan amount`,
    cell: ({ principalPaise }) => <Money value={principalPaise} />,
    align: 'right',
    card: 'none',
  },
  {
    key: 'installment',
    header: t`Monthly instalment`,
    cell: ({ installmentPaise }) => <Money value={installmentPaise} />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'left',
    header: t`Outstanding`,
    cell: ({ leftPaise }) => <Money value={leftPaise} />,
    align: 'right',
    card: 'fact',
  },
  { key: 'until', header: t`Last instalment`, cell: lastMonthText, card: 'fact' },
]

/** Loans and advances of one person; `own`: read-only, and nothing if there are none. */
export function LoansPanel({ employeeId, name, own = false }: { employeeId: string; name?: string; own?: boolean }) {
  const offers = useOffersPayOf(employeeId)
  const canWrite = useCan(['employeeSalaryWrite', 'payRollHistoryWrite']) && !own && offers
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const reply = useApi('GET /api/v1/employee/loan/{id}', { params: { id: employeeId } })
  const shown = reply.data?.find(({ _id }) => _id === open)
  if (own && (reply.data === undefined || reply.data.length === 0) && !reply.error) return null
  return (
    <>
      <Panel
        title={t`Loans and advances`}
        subtitle={t`Recovered monthly from pay, without interest.`}
        action={
          canWrite ? (
            <ActionButton action={{ label: t`Add loan`, icon: Plus, onClick: () => setAdding(true) }} size="small" />
          ) : undefined
        }
        flush
      >
        <DataList
          reply={reply}
          words={{ label: t`Loans`, failed: t`Could not load loans.`, unmatched: t`No loans match these filters` }}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={(row) => row.name}
          onOpen={({ _id }) => setOpen(_id)}
          empty={<EmptyState title={t`No loans or advances`} />}
        />
      </Panel>
      {shown ? <LoanPanel loan={shown} canWrite={canWrite} onClose={() => setOpen(null)} /> : null}
      {isAdding ? (
        <Suspense fallback={null}>
          <LoanDialog employeeId={employeeId} name={name ?? ''} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
