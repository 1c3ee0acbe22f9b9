import { t } from '@lingui/core/macro'
import { useParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { useRecordName } from '../../../shared/page/record-name.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { SalaryComponentForm } from './salary-component-form.tsx'

export default function EditSalaryComponentScreen() {
  const { id = '' } = useParams()
  const reply = useApi('GET /api/v1/user/salary-component/{id}', { params: { id } })
  useRecordName(reply.data?.name)
  if (reply.error)
    return (
      <ErrorState
        title={t`Could not load the salary component.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
      />
    )
  return reply.data ? <SalaryComponentForm key={reply.data._id} component={reply.data} /> : <FormSkeleton fields={5} />
}
