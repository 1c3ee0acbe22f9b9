import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate, formatMonth, dayOf, today } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'

const MoveDialog = lazyDialog(() => import('./move-dialog.tsx'))

/** The legal entities that someone belongs and belonged to; nothing if there is only the organisation itself. */
export function EntityPanel({ employeeId, name }: { employeeId: string; name: string }) {
  const canRead = useCan(['access_statutory_settings', 'employeeSalaryRead', 'payRollHistoryRead'])
  const canMove = useCan('access_statutory_settings')
  const [moving, setMoving] = useState(false)
  const reply = useApi(canRead ? 'GET /api/v1/employee/legal-entity-history/{id}' : null, {
    params: { id: employeeId },
  })
  if (reply.error)
    return (
      <ErrorState
        title={t`Could not load the legal entity.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
        slim
      />
    )
  if (!reply.data || reply.data.history.length === 0) return null
  const { history, entities } = reply.data
  const month = today().slice(0, 7)
  const next = history.findLast(({ from }) => from !== null && from > month)
  const held = history.filter(({ from }) => from === null || from <= month)
  return (
    <Panel
      title={t`Legal entity`}
      subtitle={t`${name} is employed and paid by it, for whole months.`}
      action={
        canMove ? <ActionButton action={{ label: t`Move`, onClick: () => setMoving(true) }} size="small" /> : undefined
      }
    >
      {next?.from == null ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          <Trans>
            Moves to {next.name} from {formatMonth(next.from)}.
          </Trans>
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {held.map((one) => (
          <li key={one.from ?? ''}>{stayText(one)}</li>
        ))}
      </Box>
      {moving ? (
        <Suspense>
          <MoveDialog employees={[employeeId]} entities={entities} onClose={() => setMoving(false)} />
        </Suspense>
      ) : null}
    </Panel>
  )
}

interface Stay {
  name: string
  from: string | null
  who: string | null
  at: string | null
}

function stayText({ name, from, who, at }: Stay): string {
  if (from === null) return t`${name} from the date of joining`
  if (who === null || at === null) return t`${name} from ${formatMonth(from)}`
  return t`${name} from ${formatMonth(from)}, entered by ${who} on ${formatDate(dayOf(at))}`
}
