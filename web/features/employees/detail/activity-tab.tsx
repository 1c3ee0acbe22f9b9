import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { ActivityLog } from './activity-log.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { activityEntries } from './activity-entries.ts'
import type { TabProps } from './tab.ts'

const step = 20
const most = 100

/** Who changed or viewed what, newest first. */
export default function ActivityTab({ employee: { _id: id } }: TabProps) {
  const [limit, setLimit] = useState(step)
  const reply = useApi('GET /api/v1/employee/activity/{id}', { params: { id }, query: { limit } })
  if (reply.error && !reply.data)
    return (
      <ErrorState title={t`Could not load the activity log.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (!reply.data) return <TextSkeleton lines={8} />
  const { data, pagination } = reply.data
  const hasMore = pagination.total > data.length && limit < most
  return (
    <Panel title={t`Activity`}>
      {data.length === 0 ? (
        <EmptyState icon={History} title={t`No activity yet`} text={t`Changes to this employee are recorded here.`} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <ActivityLog entries={activityEntries(data)} />
          {hasMore ? (
            <Button loading={reply.isLoading} onClick={() => setLimit(limit + step)}>{t`Show more`}</Button>
          ) : null}
        </Box>
      )}
    </Panel>
  )
}
