import { Alert } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { BasicsFields } from '../form/basics-fields.tsx'
import { basicsBody, basicsValues } from '../form/basics-values.ts'
import { employeeReads, onboardingPath } from '../words.ts'
import { forgetTyped, keptTyped, KeepTyped, lastOnboarding, rememberOnboarding } from './typed.tsx'

/** The first step adds the employee; what was typed is kept in this tab until then. */
export default function NewEmployeeStep() {
  const navigate = useNavigate()
  const code = useApi('GET /api/v1/employee/next-code')
  const [typed] = useState(keptTyped)
  const [begun] = useState(lastOnboarding)
  if (!code.data && !code.error) return <FormSkeleton fields={8} />
  return (
    <>
      {begun === null || typed !== null ? null : (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          The onboarding that you began last is not finished.{' '}
          <Link to={onboardingPath(begun, 'personal')}>Go on with it</Link>
        </Alert>
      )}
      <Form
        values={{ ...basicsValues(null, code.data?.code), ...typed }}
        schema={() => import('@muster/contract/employees/basic-info.routes.ts').then((routes) => routes.BasicInfoInput)}
        prepare={basicsBody}
        send={(body) => api('POST /api/v1/employee/basic-info', { body })}
        onDone={({ _id, token }) => {
          forgetTyped()
          rememberOnboarding(token)
          snack('Employee added, invitation sent')
          void invalidate(...employeeReads, 'GET /api/v1/employee/next-code')
          void navigate(onboardingPath(_id, 'personal'))
        }}
        submit="Save and Continue"
        cancel="/home/employees"
      >
        <BasicsFields id={null} />
        <KeepTyped />
      </Form>
    </>
  )
}
