import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { type Employee, employeeReads } from '../employee-labels.ts'
import { BasicsFields } from './basics-fields.tsx'
import { basicsBody, basicsValues } from './basics-values.ts'

interface Props {
  employee: Employee
  submit: string
  cancel: string | (() => void)
  cancelLabel?: string
  onDone: () => void
}

/** Changes an existing employee's basics. */
export function BasicsForm({ employee, onDone, ...buttons }: Props) {
  return (
    <Form
      {...buttons}
      values={basicsValues(employee)}
      empty="null"
      guard={t`Your changes to ${employee.name}'s details will be lost.`}
      schema={() => import('@muster/contract/employees/basic-info.routes.ts').then((routes) => routes.BasicInfoChange)}
      prepare={basicsBody}
      send={(body) =>
        api('PUT /api/v1/employee/basic-info/{id}', { params: { id: employee._id }, query: { update: 'true' }, body })
      }
      onDone={() => {
        void invalidate(...employeeReads)
        onDone()
      }}
    >
      <BasicsFields id={employee._id} />
    </Form>
  )
}
