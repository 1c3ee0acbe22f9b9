import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { LevelsPanel } from './levels-panel.tsx'
import { WhoDecidesPanel } from './who-decides-panel.tsx'

/** Each type's levels of approval, and who would decide what. */
export default function ApprovalLevelsScreen() {
  const reply = useApi('GET /api/v1/user/approval-rules')
  const canWrite = useCan('informationWrite')
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader
        title={t`Approval levels`}
        subtitle={t`Requests go through every applicable level in this order. The admin can decide any request.`}
      />
      {reply.error ? (
        <ErrorState
          title={t`Could not load the approval levels.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      ) : reply.data ? (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {reply.data.map((chain) => (
            <LevelsPanel key={chain.type} chain={chain} canWrite={canWrite} />
          ))}
          <WhoDecidesPanel />
        </Box>
      ) : (
        <Panel>
          <TextSkeleton lines={6} />
        </Panel>
      )}
    </Box>
  )
}
