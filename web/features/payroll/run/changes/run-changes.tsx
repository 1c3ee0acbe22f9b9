import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { differenceCauses } from '@muster/contract/payroll/pay-run/difference-causes.ts'
import { useApi } from '../../../../shared/call/use-api.ts'
import { formatMonth } from '../../../../shared/format/date.ts'
import { Money } from '../../../../shared/format/money-text.tsx'
import { useListQuery } from '../../../../shared/table/list-query.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { ChangeCauses } from './change-causes.tsx'
import { ChangePeople } from './change-people.tsx'

/** Why net pay differs from the month before: by cause, and the people of each cause. */
export default function RunChanges({ runId, attempt }: { runId: string; attempt: number }) {
  const list = useListQuery({
    prefix: 'c.',
    sorts: ['name', 'amount'],
    sortBy: 'amount',
    sortOrder: 'desc',
    filters: { cause: differenceCauses },
  })
  const reply = useApi('GET /api/v1/user/payrun/{id}/difference', { params: { id: runId }, query: { attempt } })
  if (reply.error)
    return <ErrorState title={t`Could not load the changes.`} error={reply.error} onRetry={() => void reply.mutate()} />
  if (!reply.data) return <TextSkeleton lines={8} />
  const { previousMonth, causes, netBeforePaise, netAfterPaise, unexplainedPaise } = reply.data
  if (previousMonth === null) {
    return <EmptyState title={t`No previous month to compare`} text={t`There is no locked month before this one.`} />
  }
  const chosen = list.filters.cause
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Panel
        title={t`Compared with ${formatMonth(previousMonth)}`}
        subtitle={
          <>
            <Trans>
              Net pay changed from <Money value={netBeforePaise} /> to <Money value={netAfterPaise} />. Unexplained:{' '}
              <Money value={unexplainedPaise} exact />
            </Trans>
          </>
        }
      >
        <ChangeCauses
          causes={causes}
          chosen={chosen}
          onChoose={(cause) => list.setFilter('cause', cause === chosen ? undefined : cause)}
        />
      </Panel>
      <ChangePeople runId={runId} attempt={attempt} list={list} causes={causes} />
    </Box>
  )
}
