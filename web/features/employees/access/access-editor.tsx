import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { AccessForm, type AccessProps } from './access-form.tsx'

/** A person's access: the role, and single areas that differ from it. */
export function AccessEditor(props: AccessProps) {
  const reply = useApi('GET /api/v1/employee/permissions/{id}', { params: { id: props.employeeId } })
  if (reply.error)
    return (
      <ErrorState title={t`Could not load the permissions.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (!reply.data) return <TextSkeleton lines={10} />
  const { role, permissions } = reply.data
  // Restarts when someone else has changed it, and after saving.
  return <AccessForm key={`${role._id} ${JSON.stringify(permissions)}`} {...props} saved={reply.data} />
}
