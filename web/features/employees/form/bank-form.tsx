import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { type Bank, employeeReads } from '../employee-labels.ts'
import { BankFields, bankValues } from './bank-fields.tsx'

interface Props {
  id: string
  /** Suggested as the account holder. */
  name: string
  bank: Bank | null
  submit: string
  cancel: string | (() => void)
  cancelLabel?: string
  /** Beside the buttons. */
  extra?: ReactNode
  onDone: () => void
}

/** Changes an employee's bank account. */
export function BankForm({ id, name, bank, onDone, ...buttons }: Props) {
  return (
    <Form
      {...buttons}
      values={bankValues(bank, name)}
      guard={t`Your changes to the bank details will be lost.`}
      schema={() =>
        import('@muster/contract/employees/bank-details.routes.ts').then((routes) => routes.BankDetailsInput)
      }
      send={(body) => api('PUT /api/v1/employee/bank-details/{id}', { params: { id }, body })}
      onDone={() => {
        void invalidate('GET /api/v1/employee/bank-details/{id}', ...employeeReads)
        onDone()
      }}
    >
      <BankFields bank={bank} />
    </Form>
  )
}
