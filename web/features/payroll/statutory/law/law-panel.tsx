import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { useApi } from '../../../../shared/call/use-api.ts'
import { useCall } from '../../../../shared/call/use-call.ts'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../../shared/form/confirm/confirm-dialog.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { SidePanel } from '../../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { LawHistory, type LawRow } from './law-history.tsx'
import { OwnValueForm } from '../own-value-form.tsx'

const stale = ['GET /api/v1/user/statutory-law', 'GET /api/v1/user/statutory-law/{id}'] as const

/** One statutory value: its history with sources, and the organisation's overrides. */
export default function LawPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const reply = useApi('GET /api/v1/user/statutory-law/{id}', { params: { id } })
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<LawRow | null>(null)
  const end = useCall('DELETE /api/v1/user/statutory-law/{id}', { stale })
  const law = reply.data
  const add = { label: t`Add override`, onClick: () => setAdding(true) }
  return (
    <SidePanel
      open
      wide
      title={law?.name ?? t`Rule`}
      onClose={onClose}
      footer={law && !adding ? <ActionButton action={add} look="primary" /> : undefined}
    >
      {reply.error ? (
        <ErrorState title={t`Could not load the rule.`} error={reply.error} onRetry={() => void reply.mutate()} />
      ) : !law ? (
        <TextSkeleton lines={8} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {law.certainty === 'unsure' ? (
            <Alert severity="warning">{t`Confirm this value with a payroll expert before you rely on it.`}</Alert>
          ) : null}
          {adding ? <OwnValueForm law={law} stale={stale} onClose={() => setAdding(false)} /> : null}
          <LawHistory law={law} onEnd={setEnding} />
        </Box>
      )}
      <ConfirmDialog
        open={ending !== null}
        title={t`Remove this override?`}
        confirm={t`Remove override`}
        danger
        onConfirm={async () => {
          if (!ending?.own) return
          await end.run({ params: { id: ending.own._id } })
          snack(t`Override removed`)
        }}
        onClose={() => setEnding(null)}
      >{t`The statutory value applies again. The override stays in the history.`}</ConfirmDialog>
    </SidePanel>
  )
}
