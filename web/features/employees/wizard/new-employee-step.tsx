import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { DraftState } from '../../../shared/draft/draft-state.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { ownDraft } from '../../../shared/session/own-draft.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { BasicsFields } from '../form/basics-fields.tsx'
import { basicsBody, basicsValues } from '../form/basics-values.ts'
import { useOnlyChoices } from '../form/only-choices.ts'
import { employeeReads, onboardingPath } from '../employee-labels.ts'
import { lastOnboarding, rememberOnboarding } from './last-onboarding.ts'

/** The first step adds the employee; its input is kept in this tab until then. */
export default function NewEmployeeStep() {
  const code = useApi('GET /api/v1/employee/next-code')
  const only = useOnlyChoices()
  if ((!code.data && !code.error) || only === null) return <FormSkeleton fields={8} />
  return <NewEmployeeForm blank={{ ...basicsValues(null, code.data?.code), ...only }} />
}

function NewEmployeeForm(props: { blank: ReturnType<typeof basicsValues> }) {
  const navigate = useNavigate()
  const [blank] = useState(props.blank)
  const [draft] = useState(() => ownDraft('employee', 'tab'))
  const [unfinished] = useState(lastOnboarding)
  return (
    <>
      {unfinished === null || draft.values !== null ? null : (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          <Trans>
            You have an unfinished onboarding.{' '}
            <Link to={onboardingPath(unfinished, 'personal')}>Continue onboarding</Link>
          </Trans>
        </Alert>
      )}
      <Form
        values={{ ...blank, ...draft.values }}
        schema={() => import('@muster/contract/employees/basic-info.routes.ts').then((routes) => routes.BasicInfoInput)}
        prepare={basicsBody}
        send={(body) => api('POST /api/v1/employee/basic-info', { body })}
        onDone={({ _id, token }) => {
          draft.forget()
          rememberOnboarding(token)
          snack(t`Employee added, invitation sent`)
          void invalidate(...employeeReads, 'GET /api/v1/employee/next-code')
          void navigate(onboardingPath(_id, 'personal'))
        }}
        submit={t`Save and Continue`}
        cancel="/home/employees"
        extra={<DraftState draft={draft} blank={blank} />}
      >
        <BasicsFields id={null} />
      </Form>
    </>
  )
}
