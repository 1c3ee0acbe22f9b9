import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { PreflightList } from './preflight-list.tsx'
import { PreflightPeople } from './preflight-people.tsx'
import { fixes, openText } from './findings.ts'

interface Props {
  runId: string
  attempt: number
  month: string
  /** For a locked month, whose findings are information only. */
  locked?: boolean
}

/** What is wrong or open in a run's pay, most serious first; selecting one shows its people and where to fix it. */
export default function PreflightPanel({ runId, attempt, month, locked = false }: Props) {
  const list = useListQuery({ prefix: 'f.', filters: { code: Object.keys(fixes) as (keyof typeof fixes)[] } })
  const reply = useApi('GET /api/v1/user/payrun/{id}/preflight', {
    params: { id: runId },
    query: { attempt },
  })
  if (reply.error)
    return <ErrorState title={t`Could not load the checks.`} error={reply.error} onRetry={() => void reply.mutate()} />
  if (!reply.data) return <TextSkeleton lines={6} />
  const { blocked, findings } = reply.data
  const chosen = findings.find(({ code, people }) => people > 0 && code === list.filters.code)
  const shown = chosen ?? findings.find(({ people }) => people > 0)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {blocked === null ? null : <Alert severity="info">{blocked}</Alert>}
      <Panel title={locked ? t`Exceptions` : t`Checks before approval`} subtitle={openText(findings) ?? undefined}>
        {findings.length === 0 ? (
          <EmptyState title={t`No exceptions`} text={t`Everyone has a payslip, and nothing is missing or pending.`} />
        ) : (
          <PreflightList findings={findings} chosen={shown?.code} onChoose={(code) => list.setFilter('code', code)} />
        )}
      </Panel>
      {shown === undefined ? null : (
        <PreflightPeople key={shown.code} runId={runId} attempt={attempt} month={month} finding={shown} list={list} />
      )}
    </Box>
  )
}
