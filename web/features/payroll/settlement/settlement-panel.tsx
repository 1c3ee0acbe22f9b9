import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { SettlementBody } from './settlement-body.tsx'
import type { Settlement } from './settlement-labels.ts'

// Heavy forms, and exits are rare.
const SettlementDialog = lazyDialog(() => import('./settlement-dialog.tsx'))

/** A leaver's full and final settlement. */
export function SettlementPanel({ employeeId, name }: { employeeId: string; name: string }) {
  const canWrite = useCan('payRollHistoryWrite')
  const [isEditing, setEditing] = useState(false)
  const { data, error, mutate } = useApi('GET /api/v1/employee/settlement/{id}', { params: { id: employeeId } })
  const edit = canWrite ? () => setEditing(true) : null
  return (
    <>
      <Panel title={t`Full and final settlement`} subtitle={data ? dueText(data) : undefined}>
        {error ? (
          <ErrorState title={t`Could not load the settlement.`} error={error} onRetry={() => void mutate()} />
        ) : data === undefined ? (
          <TextSkeleton lines={4} />
        ) : data.settlement === null ? (
          <EmptyState
            title={t`No settlement yet`}
            text={t`Settle notice pay, leave, gratuity, bonus, loans and assets here.`}
            action={edit ? { label: t`Start settlement`, onClick: edit } : undefined}
          />
        ) : (
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <SettlementBody employeeId={employeeId} name={name} known={data} decided={data.settlement} onEdit={edit} />
          </Box>
        )}
      </Panel>
      {isEditing ? (
        <Suspense fallback={null}>
          <SettlementDialog
            employeeId={employeeId}
            name={name}
            decided={data?.settlement ?? null}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function dueText({ leftOn, due }: Settlement): string {
  const words = due.map(({ part, words: how }) => (part === 'gratuity' ? t`Gratuity: ${how}.` : `${how}.`))
  return [leftOn === null ? '' : t`Last day ${formatDate(leftOn)}.`, ...words].filter(Boolean).join(' ')
}
