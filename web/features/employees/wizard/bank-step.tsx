import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { BankForm } from '../form/bank-form.tsx'
import { SkipButton } from './skip-button.tsx'
import type { StepProps } from './step.ts'

export default function BankStep({ employee, wizard }: StepProps) {
  const reply = useApi('GET /api/v1/employee/bank-details/{id}', { params: { id: employee._id } })
  if (reply.error)
    return (
      <ErrorState title={t`Could not load the bank details.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (reply.data === undefined) return <FormSkeleton fields={6} />
  return (
    <BankForm
      id={employee._id}
      name={employee.name}
      bank={reply.data}
      submit={t`Save and Continue`}
      cancel={wizard.back ?? '/home/employees'}
      cancelLabel={t`Back`}
      extra={<SkipButton wizard={wizard} ask={{ employeeId: employee._id, steps: ['bank'] }} />}
      onDone={wizard.next}
    />
  )
}
