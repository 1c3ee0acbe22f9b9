import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { EmergencyForm } from '../emergency/emergency-form.tsx'
import { SkipButton } from './skip-button.tsx'
import type { StepProps } from './step.ts'

export default function EmergencyStep({ employee: { _id: id }, wizard }: StepProps) {
  const { data, error, mutate } = useApi('GET /api/v1/employee/emergency-contact/{id}', { params: { id } })
  if (error)
    return <ErrorState title={t`Could not load the emergency contacts.`} error={error} onRetry={() => void mutate()} />
  if (!data) return <FormSkeleton fields={4} />
  return (
    <EmergencyForm
      id={id}
      contacts={data}
      submit={t`Save and Continue`}
      cancel={wizard.back ?? '/home/employees'}
      cancelLabel={t`Back`}
      extra={<SkipButton wizard={wizard} ask={{ employeeId: id, steps: ['emergency'] }} />}
      onDone={wizard.next}
    />
  )
}
