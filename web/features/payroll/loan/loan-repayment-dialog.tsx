import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { loanReads, type Loan } from './loan.ts'

const texts = {
  received: {
    title: (name: string) => t`Record repayment: ${name}`,
    intro: t`Money received outside payroll.`,
    submit: t`Record repayment`,
    note: t`Payment method`,
    date: t`Received on`,
  },
  writtenOff: {
    title: (name: string) => t`Write off ${name}`,
    intro: t`Amounts written off are no longer recovered.`,
    submit: t`Write off`,
    note: t`Reason`,
    date: t`Written off on`,
  },
}

/** Records money received outside pay, or a write-off: all that is left, or a part. */
export default function LoanRepaymentDialog(props: {
  loan: Loan
  kind: 'received' | 'writtenOff'
  onClose: () => void
}) {
  const { loan, kind, onClose } = props
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts[kind].title(loan.name)}
      intro={texts[kind].intro}
      width={440}
      values={{ amountPaise: null, receivedOn: today(), note: '' }}
      prepare={({ amountPaise = null, ...body }) => ({ ...body, amountPaise, kind })}
      schema={() =>
        import('@muster/contract/payroll/settlement/loan.routes.ts').then((routes) => routes.LoanRepaymentInput)
      }
      send={(body) => api('POST /api/v1/employee/loan/{id}/repayment', { params: { id: loan._id }, body })}
      onDone={() => {
        snack(t`Saved`)
        void invalidate(...loanReads)
      }}
      submit={texts[kind].submit}
    >
      <DateField name="receivedOn" label={texts[kind].date} max={today()} />
      <MoneyField
        name="amountPaise"
        label={t`Amount`}
        optional
        helper={t`${formatMoney(loan.leftPaise)} is outstanding. Leave empty for the full amount.`}
      />
      <TextField name="note" label={texts[kind].note} maxLength={200} />
    </FormDialog>
  )
}
