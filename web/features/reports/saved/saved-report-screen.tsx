import { t } from '@lingui/core/macro'
import { Navigate, useParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { savedPath } from './saved-report.ts'

/** Redirects from the monthly email to a saved report. */
export default function SavedReportScreen() {
  const { id } = useParams()
  const { data, error, mutate } = useApi('GET /api/v1/user/saved-report')
  if (error) return <ErrorState title={t`Could not load the report.`} error={error} onRetry={() => void mutate()} />
  if (data === undefined) return <FormSkeleton />
  const saved = data.find(({ _id }) => _id === id)
  if (saved !== undefined) return <Navigate to={savedPath(saved)} replace />
  return (
    <EmptyState
      title={t`This saved report is not available`}
      text={t`It was deleted, or you no longer have permission to view it.`}
    />
  )
}
