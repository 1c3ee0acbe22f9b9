import { plural, t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { formatMonth } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { Registration, Registrations } from './registration.ts'
import { RegistrationFields } from './registration-fields.tsx'

/** Whether the company is registered for each scheme, which decides whether pay runs deduct it. */
export default function RegistrationsTab() {
  const reply = useApi('GET /api/v1/user/statutory-registrations')
  if (reply.error)
    return (
      <ErrorState title={t`Could not load registrations.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (!reply.data) return <FormSkeleton fields={8} />
  return <RegistrationsForm key={JSON.stringify(reply.data)} {...reply.data} />
}

function RegistrationsForm({ registrations, lockedTo }: Registrations) {
  const open = registrations.filter(({ answer }) => answer === null).length
  return (
    <Form
      values={{ answers: registrations.map(answerToEdit) }}
      schema={() =>
        import('@muster/contract/payroll/statutory/statutory-registration.routes.ts').then(
          (routes) => routes.RegistrationAnswers,
        )
      }
      prepare={({ answers }) => ({ answers: (answers as Answer[]).map(answerToSend) })}
      send={(body) => api('POST /api/v1/user/statutory-registrations', { body })}
      onDone={() => {
        snack(t`Registrations saved`)
        void invalidate(
          'GET /api/v1/user/statutory-registrations',
          'GET /api/v1/user/statutory-settings',
          'GET /api/v1/user/statutory-settings/history',
          'GET /api/v1/user/payrun/{id}/preflight',
          'GET /api/v1/dashboard/checklist',
        )
      }}
      submit={t`Save registrations`}
      guard={t`Your changes to the registrations will be lost.`}
    >
      {open > 0 ? (
        <Alert severity="warning">
          {plural(open, {
            one: '# registration is not confirmed. Until you confirm it, pay runs deduct as if the company were registered.',
            other:
              '# registrations are not confirmed. Until you confirm them, pay runs deduct as if the company were registered.',
          })}
        </Alert>
      ) : null}
      {lockedTo === null ? null : (
        <Alert severity="info">{t`Pay runs up to ${formatMonth(lockedTo)} are locked and do not change.`}</Alert>
      )}
      {registrations.map((registration, index) => (
        <RegistrationFields
          key={`${registration.section} ${registration.state}`}
          registration={registration}
          name={`answers.${index}`}
        />
      ))}
    </Form>
  )
}

interface Answer {
  section: Registration['section']
  state: string | null
  answer: string
  number: string
  since: string | null
}

const answerToEdit = ({ section, state, answer, number, since }: Registration): Answer => ({
  section,
  state,
  answer: answer ?? '',
  number: number ?? '',
  since: answer === 'notCovered' ? null : since,
})

function answerToSend({ state, answer, number, since, ...rest }: Partial<Answer>) {
  const isCovered = answer !== 'notCovered'
  return {
    ...rest,
    ...(state ? { state } : {}),
    ...(answer ? { answer } : {}),
    number: isCovered && number ? number : null,
    since: isCovered && since ? since : null,
  }
}
