import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { FamilyPanel } from './family-panel.tsx'

/** An employee's family, which HR can change. */
export default function FamilyTab({ employee: { _id: id } }: { employee: { _id: string } }) {
  const { data, error, mutate } = useApi('GET /api/v1/employee/family-member/{id}', { params: { id } })
  if (error)
    return <ErrorState title={t`Could not load the family members.`} error={error} onRetry={() => void mutate()} />
  if (!data) return <TextSkeleton lines={5} />
  return <FamilyPanel id={id} members={data} />
}
