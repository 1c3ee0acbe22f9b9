import { t } from '@lingui/core/macro'
import { useParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { useRecordName } from '../../../shared/page/record-name.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { LocationForm } from './location-form.tsx'

export default function EditLocationScreen() {
  const { id = '' } = useParams()
  const reply = useApi('GET /api/v1/user/location/{id}', { params: { id } })
  useRecordName(reply.data?.name)
  if (reply.error)
    return (
      <ErrorState title={t`Could not load this location.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  return reply.data ? <LocationForm key={reply.data._id} location={reply.data} /> : <FormSkeleton fields={8} />
}
