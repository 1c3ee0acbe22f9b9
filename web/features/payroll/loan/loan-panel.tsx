import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { LoanSchedule } from './loan-schedule.tsx'
import { loanReads, repaymentText, lastMonthText, type Loan } from './loan.ts'

const RepaymentDialog = lazyDialog(() => import('./loan-repayment-dialog.tsx'))

type Dialog = 'received' | 'writtenOff' | 'delete' | null

/** One loan: its terms, past repayments and those to come. */
export function LoanPanel({ loan, canWrite, onClose }: { loan: Loan; canWrite: boolean; onClose: () => void }) {
  const [open, setOpen] = useState<Dialog>(null)
  const remove = useCall('DELETE /api/v1/employee/loan/{id}', { stale: [...loanReads] })
  const close = () => setOpen(null)
  const other = loan.repayments.filter(({ kind }) => kind !== 'payslip')
  return (
    <SidePanel
      open
      wide
      title={loan.name}
      onClose={onClose}
      footer={canWrite ? <Actions loan={loan} onOpen={setOpen} /> : undefined}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Facts
          minWidth={130}
          facts={[
            {
              label: loan.payslipId === null ? t`Loan amount` : t`Amount to recover`,
              value: <Money value={loan.principalPaise} exact />,
            },
            { label: t`Outstanding`, value: <Money value={loan.leftPaise} exact /> },
            { label: t`Monthly instalment`, value: <Money value={loan.installmentPaise} exact /> },
            { label: t`Last instalment`, value: lastMonthText(loan) },
            { label: loan.payslipId === null ? t`Disbursed on` : t`Since`, value: formatDate(loan.givenOn) },
            { label: t`Added by`, value: loan.addedBy ?? '–' },
            { label: t`Reason`, value: loan.reason, wide: true },
            loan.interestNote !== '' && { label: t`Interest`, value: loan.interestNote, wide: true },
            ...other.map(({ _id, kind, month, amountPaise, note, receivedOn }) => ({
              label: repaymentText(kind, receivedOn === null ? formatMonth(month, 'short') : formatDate(receivedOn)),
              value: (
                <span key={_id}>
                  <Money value={amountPaise} exact />: {note}
                </span>
              ),
              wide: true,
            })),
          ]}
        />
        <LoanSchedule loan={loan} canWrite={canWrite} />
      </Box>
      {open === 'received' || open === 'writtenOff' ? (
        <Suspense fallback={null}>
          <RepaymentDialog loan={loan} kind={open} onClose={close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={open === 'delete'}
        title={t`Delete "${loan.name}"?`}
        confirm={t`Delete`}
        onConfirm={async () => {
          await remove.run({ params: { id: loan._id } })
          snack(t`${loan.name} deleted`)
          onClose()
        }}
        onClose={close}
      >{t`It will not be recovered from any payslip.`}</ConfirmDialog>
    </SidePanel>
  )
}

function Actions({ loan, onOpen }: { loan: Loan; onOpen: (open: Dialog) => void }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {loan.leftPaise > 0 ? (
        <>
          <ActionButton look="primary" action={{ label: t`Record repayment`, onClick: () => onOpen('received') }} />
          <ActionButton action={{ label: t`Write off`, onClick: () => onOpen('writtenOff') }} />
        </>
      ) : null}
      {loan.repayments.length === 0 && loan.payslipId === null ? (
        <ActionButton action={{ label: t`Delete`, danger: true, onClick: () => onOpen('delete') }} />
      ) : null}
    </Box>
  )
}
