import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { loadUser } from '../../../shared/session/session-calls.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { BasicsFields } from '../form/basics-fields.tsx'
import { basicsBody, basicsValues } from '../form/basics-values.ts'
import { useOnlyChoices } from '../form/only-choices.ts'
import { employeeReads, onboardingPath } from '../employee-labels.ts'

/** The admin adds their own employee record; address and role are the account's. */
export default function OwnRecordStep() {
  const code = useApi('GET /api/v1/employee/next-code')
  const only = useOnlyChoices()
  if ((!code.data && !code.error) || only === null) return <FormSkeleton fields={8} />
  return <OwnRecordForm blank={{ ...basicsValues(null, code.data?.code), ...only }} />
}

function OwnRecordForm({ blank }: { blank: ReturnType<typeof basicsValues> }) {
  const navigate = useNavigate()
  const user = useSession((session) => session.user)
  const [values] = useState(() => {
    const [firstName = '', ...others] = (user?.name ?? '').split(' ')
    const phone = user?.contactNo ?? ''
    return { ...blank, firstName, lastName: others.join(' '), phone, designation: user?.designation ?? '' }
  })
  return (
    <Form
      values={values}
      guard={t`Your changes to your record will be lost.`}
      schema={() => import('@muster/contract/employees/own-record.routes.ts').then((routes) => routes.OwnRecordInput)}
      prepare={basicsBody}
      send={(body) => api('POST /api/v1/employee/own-record', { body })}
      onDone={({ _id }) => {
        snack(t`You have been added as an employee`)
        void invalidate(...employeeReads, 'GET /api/v1/employee/next-code')
        void loadUser()
        void navigate(onboardingPath(_id, 'personal'))
      }}
      submit={t`Save and Continue`}
      cancel="/home/admin-profile"
    >
      <BasicsFields id={null} isMyself />
    </Form>
  )
}
