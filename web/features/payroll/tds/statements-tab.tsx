import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatementPanel } from './statement-panel.tsx'
import { useTdsEntity } from './tds-entity.tsx'
import { YearFilter } from './year-filter.tsx'

/** The quarterly statements of a year: what each lacks, its file, and its receipt once filed. */
export default function StatementsTab() {
  const [search, setSearch] = useSearchParams()
  const requested = search.get('financialYear')
  const entity = useTdsEntity()
  const query = { ...(requested === null ? {} : { financialYear: requested }), ...entity }
  const reply = useApi('GET /api/v1/user/tds-statement', { query })
  const choose = (year: string | null) =>
    setSearch(year === null ? { tab: 'statements' } : { tab: 'statements', financialYear: year }, { replace: true })
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <YearFilter value={reply.data?.financialYear ?? requested} onChange={choose} />
      {reply.error ? (
        <ErrorState title={t`Could not load the statements.`} error={reply.error} onRetry={() => void reply.mutate()} />
      ) : reply.data === undefined ? (
        <TextSkeleton lines={8} />
      ) : reply.data.statements.length === 0 ? (
        <EmptyState
          title={t`No quarters in this year yet`}
          text={t`A statement is listed from the first day of its quarter.`}
        />
      ) : (
        reply.data.statements
          .toReversed()
          .map((one) => <StatementPanel key={one.quarter} year={reply.data!.financialYear} statement={one} />)
      )}
    </Box>
  )
}
