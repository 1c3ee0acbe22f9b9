import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { documentTypes, largestDocument } from '@muster/contract/documents/document.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { FileDrop } from '../../../shared/form/file-drop.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMonth } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { BankFields, bankValues } from '../form/bank-fields.tsx'
import type { Bank } from '../employee-labels.ts'
import { changeRequestReads, kindLabels } from './change-request-labels.ts'

const contract = () => import('@muster/contract/employees/change-request.routes.ts')
const one = (file: unknown) => ({ file: file instanceof File ? file : null })
const shared = { reason: '', file: null }

const sent = () => {
  snack(t`Your request has been sent to HR`)
  void invalidate(...changeRequestReads)
}

/** Requests a change of the person's bank account. */
export function BankRequestDialog({ bank, name, onClose }: { bank: Bank | null; name: string; onClose: () => void }) {
  const { data } = useApi('GET /api/v1/employee/self-change-request')
  const month = data?.runMonth ?? null
  return (
    <FormDialog
      open
      onClose={onClose}
      title={bank === null ? t`Add your bank account` : t`Change your bank account`}
      intro={
        month === null ? undefined : (
          <Alert severity="info">{t`The ${formatMonth(month)} pay run is in progress and may still pay to your current account. A new account is used from the next pay run.`}</Alert>
        )
      }
      values={{ ...bankValues(null, bank?.holderName ?? name), ...shared }}
      schema={() => contract().then((routes) => routes.BankChangeRequest)}
      send={(body, { file }) => api('POST /api/v1/employee/self-change-request/bank', { body, files: one(file) })}
      onDone={sent}
      submit={t`Send to HR`}
    >
      <BankFields bank={null} />
      <Proof label={t`Cancelled cheque or bank statement`} />
    </FormDialog>
  )
}

/** Requests a change of PAN, UAN or ESI number. */
export function NumberRequestDialog({ onClose }: { onClose: () => void }) {
  const options = (['pan', 'uan', 'esi'] as const).map((value) => ({ value, label: kindLabels[value] }))
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Change an identity number`}
      values={{ kind: 'pan', value: '', ...shared }}
      schema={() => contract().then((routes) => routes.NumberChangeRequest)}
      send={(body, { file }) => api('POST /api/v1/employee/self-change-request/number', { body, files: one(file) })}
      onDone={sent}
      submit={t`Send to HR`}
    >
      <SelectField name="kind" label={t`Identity number`} options={options} />
      <TextField name="value" label={t`New number`} upperCase autoComplete="off" maxLength={20} />
      <Proof label={t`Document, for example your PAN card`} />
    </FormDialog>
  )
}

/** Requests a change of name, for example after marriage. */
export function NameRequestDialog({
  profile: { firstName, lastName },
  onClose,
}: {
  profile: { firstName: string; lastName: string }
  onClose: () => void
}) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Change your name`}
      values={{ firstName, lastName, ...shared }}
      schema={() => contract().then((routes) => routes.NameChangeRequest)}
      send={(body, { file }) => api('POST /api/v1/employee/self-change-request/name', { body, files: one(file) })}
      onDone={sent}
      submit={t`Send to HR`}
    >
      <FieldRow>
        <TextField name="firstName" label={t`First name`} maxLength={60} />
        <TextField name="lastName" label={t`Last name`} optional maxLength={60} />
      </FieldRow>
      <Proof label={t`Document, for example a marriage certificate`} />
    </FormDialog>
  )
}

function Proof({ label }: { label: string }) {
  return (
    <>
      <FileDrop name="file" label={label} types={documentTypes} maxBytes={largestDocument} camera />
      <TextArea name="reason" label={t`Reason`} max={300} />
    </>
  )
}
