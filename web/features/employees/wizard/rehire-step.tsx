import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatDate, today } from '../../../shared/format/date.ts'
import { Form } from '../../../shared/form/form.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { BasicsFields } from '../form/basics-fields.tsx'
import { basicsBody, basicsValues } from '../form/basics-values.ts'
import { detailPath, type Employee, employeeReads, onboardingPath } from '../employee-labels.ts'

/** The first step for someone who worked here before: the details of then, with a new ID and a new first day. */
export default function RehireStep({ id }: { id: string }) {
  const code = useApi('GET /api/v1/employee/next-code')
  const former = useApi('GET /api/v1/employee/basic-info/{id}', { params: { id } })
  if (former.error)
    return (
      <ErrorState title={t`Could not load this employee.`} error={former.error} onRetry={() => void former.mutate()} />
    )
  if ((!code.data && !code.error) || !former.data) return <FormSkeleton fields={8} />
  return <RehireForm former={former.data} code={code.data?.code ?? ''} />
}

function RehireForm({ former, code }: { former: Employee; code: string }) {
  const navigate = useNavigate()
  const { _id: id, name, leftOn } = former
  const [values] = useState(() => ({ ...basicsValues(former), code, joinedOn: today(), probationDays: null }))
  return (
    <>
      <Alert severity="info" sx={{ mb: 2.5 }}>
        {leftOn === null
          ? t`${name} has not left.`
          : t`${name} left on ${formatDate(leftOn)}. Account, PAN, UAN, bank account, family and tax declarations stay; leave, gratuity and probation begin anew. Enter the salary in a later step.`}
      </Alert>
      <Form
        values={values}
        guard={t`Your changes to ${name}'s details will be lost.`}
        schema={() => import('@muster/contract/employees/basic-info.routes.ts').then((routes) => routes.BasicInfoInput)}
        prepare={basicsBody}
        send={(body) => api('POST /api/v1/employee/rehire/{id}', { params: { id }, body })}
        onDone={({ _id }) => {
          snack(t`${name} is hired again`)
          void invalidate(...employeeReads, 'GET /api/v1/employee/employments/{id}', 'GET /api/v1/employee/next-code')
          void navigate(onboardingPath(_id, 'personal'))
        }}
        submit={t`Rehire and Continue`}
        cancel={detailPath(id)}
      >
        <BasicsFields id={null} />
      </Form>
    </>
  )
}
