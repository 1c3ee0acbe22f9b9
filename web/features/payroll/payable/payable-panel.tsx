import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { PendingNotice } from '../../../shared/pending/pending-notice.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { paidByText, type Payable, payableReads, payableTypeNames, waitingText } from './payable.ts'

/** One payable with its payments; a payment recorded by mistake can be undone. */
export default function PayablePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, mutate } = useApi('GET /api/v1/user/payable/{id}', { params: { id } })
  const mayPay = useCan('payRollHistoryWrite')
  const [undoing, setUndoing] = useState<string | null>(null)
  return (
    <SidePanel open title={data?.request.number ?? t`Amount to pay`} onClose={onClose}>
      {error ? (
        <ErrorState title={t`Could not load this amount.`} error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TextSkeleton lines={6} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          {data.waiting === null ? null : (
            <PendingNotice recordId={id} otherwise={<Alert severity="warning">{waitingText(data)}</Alert>} />
          )}
          <Facts minWidth={150} facts={factsOf(data)} />
          <section>
            <Typography
              variant="subtitle2"
              component="h3"
              sx={{ color: 'text.secondary', mb: 0.75 }}
            >{t`Payments`}</Typography>
            {data.payments.length === 0 ? <Typography>{t`No payments yet`}</Typography> : null}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.payments.map((payment) => (
                <Box
                  component="li"
                  key={payment._id}
                  sx={{ py: 1, display: 'flex', gap: 1, borderBottom: '1px solid', borderColor: 'divider' }}
                >
                  <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                    <Typography>{paymentTitle(payment)}</Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                      {[payment.reference, payment.by].filter(Boolean).join(' · ')}
                    </Typography>
                  </Box>
                  <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
                    <Typography>{formatMoney(payment.amountPaise)}</Typography>
                    {mayPay && data.waiting === null && payment.payslip === null && !payment.isUndone ? (
                      <ActionButton
                        size="small"
                        look="text"
                        action={{ label: t`Undo`, onClick: () => setUndoing(payment._id) }}
                      />
                    ) : null}
                  </Box>
                </Box>
              ))}
            </Box>
          </section>
        </Box>
      )}
      {undoing === null ? null : <UndoDialog id={undoing} onClose={() => setUndoing(null)} />}
    </SidePanel>
  )
}

function factsOf(payable: Payable) {
  const { employee, request, type, reason, amountPaise, openPaise } = payable
  return [
    { label: t`Employee`, value: employee.name },
    { label: t`Request`, value: t`${entryOf(request.type).title} ${request.number}` },
    { label: t`Type`, value: payableTypeNames[type] },
    { label: t`Payment`, value: paidByText(payable) },
    { label: t`Amount`, value: formatMoney(amountPaise) },
    { label: t`Outstanding`, value: formatMoney(openPaise) },
    { label: t`Purpose`, value: reason, wide: true },
  ]
}

type Payment = NonNullable<ReturnType<typeof useApi<'GET /api/v1/user/payable/{id}'>>['data']>['payments'][number]

function paymentTitle({ payslip, paidOn, amountPaise }: Payment): string {
  if (payslip !== null) {
    const month = formatMonth(payslip.month)
    return amountPaise < 0 ? t`Payslip of ${month} reversed` : t`Payslip of ${month}`
  }
  const day = formatDate(paidOn ?? '')
  return amountPaise < 0 ? t`Payment of ${day} undone` : t`Paid on ${day}`
}

function UndoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Undo this payment?`}
      intro={t`The amount is outstanding again, and the next pay run includes it.`}
      values={{ reason: '' }}
      send={(body) =>
        api('POST /api/v1/user/payable-payment/{id}/undo', { params: { id }, body: body as { reason: string } })
      }
      onDone={() => {
        snack(t`Payment undone`)
        void invalidate(...payableReads)
      }}
      submit={t`Undo payment`}
    >
      <TextField name="reason" label={t`Reason`} maxLength={200} />
    </FormDialog>
  )
}
