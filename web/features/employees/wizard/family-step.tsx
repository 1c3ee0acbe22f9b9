import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { FamilyForm } from '../family/family-form.tsx'
import { SkipButton } from './skip-button.tsx'
import type { StepProps } from './step.ts'

export default function FamilyStep({ employee: { _id: id }, wizard }: StepProps) {
  const { data, error, mutate } = useApi('GET /api/v1/employee/family-member/{id}', { params: { id } })
  if (error)
    return <ErrorState title={t`Could not load the family members.`} error={error} onRetry={() => void mutate()} />
  if (!data) return <FormSkeleton fields={4} />
  return (
    <FamilyForm
      id={id}
      members={data}
      submit={t`Save and Continue`}
      cancel={wizard.back ?? '/home/employees'}
      cancelLabel={t`Back`}
      extra={<SkipButton wizard={wizard} ask={{ employeeId: id, steps: ['family'] }} />}
      onDone={wizard.next}
    />
  )
}
