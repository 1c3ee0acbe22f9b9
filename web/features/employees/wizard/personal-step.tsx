import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { PersonalForm } from '../form/personal-form.tsx'
import { SkipButton } from './skip-button.tsx'
import type { StepProps } from './step.ts'

export default function PersonalStep({ employee, wizard }: StepProps) {
  const reply = useApi('GET /api/v1/employee/personal-info/{id}', { params: { id: employee._id } })
  if (reply.error)
    return (
      <ErrorState
        title={t`Could not load the personal details.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
      />
    )
  if (!reply.data) return <FormSkeleton fields={8} />
  return (
    <PersonalForm
      personal={reply.data}
      submit={t`Save and Continue`}
      cancel={wizard.back ?? '/home/employees'}
      cancelLabel={t`Back`}
      extra={<SkipButton wizard={wizard} ask={{ employeeId: employee._id, steps: ['address', 'identity'] }} />}
      onDone={wizard.next}
    />
  )
}
