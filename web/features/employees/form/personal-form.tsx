import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { employeeReads, type Personal } from '../employee-labels.ts'
import { PersonalFields } from './personal-fields.tsx'
import { personalBody, personalValues } from './personal-values.ts'

interface Props {
  personal: Personal
  submit: string
  cancel: string | (() => void)
  cancelLabel?: string
  /** Beside the buttons. */
  extra?: ReactNode
  onDone: () => void
}

/** Changes an employee's personal details. */
export function PersonalForm({ personal, onDone, ...buttons }: Props) {
  return (
    <Form
      {...buttons}
      values={personalValues(personal)}
      empty="null"
      guard={t`Your changes to the personal details will be lost.`}
      schema={() =>
        import('@muster/contract/employees/personal-info.routes.ts').then((routes) => routes.PersonalInfoInput)
      }
      prepare={personalBody}
      send={(body) => api('PUT /api/v1/employee/personal-info/{id}', { params: { id: personal._id }, body })}
      onDone={() => {
        void invalidate('GET /api/v1/employee/personal-info/{id}', ...employeeReads)
        onDone()
      }}
    >
      <PersonalFields personal={personal} />
    </Form>
  )
}
