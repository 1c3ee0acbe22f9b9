import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatRange } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

type Delegation = Got<'GET /api/v1/employee/approval-delegation'>[number]

const StandInDialog = lazyDialog(() => import('./stand-in-dialog.tsx'))

/** The person's stand-ins, and the colleagues they stand in for. */
export default function StandInScreen() {
  return <StandIns isPage />
}

/** The same in the person's profile. */
export function ProfileStandIns() {
  return <StandIns isPage={false} />
}

function StandIns({ isPage }: { isPage: boolean }) {
  const reply = useApi('GET /api/v1/employee/approval-delegation')
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Delegation | null>(null)
  const end = useCall('DELETE /api/v1/employee/approval-delegation/{id}', {
    stale: ['GET /api/v1/employee/approval-delegation'],
  })
  const add = { label: t`Choose a stand-in`, icon: Plus, onClick: () => setAdding(true) }
  return (
    <Box sx={{ maxWidth: 860 }}>
      {isPage ? (
        <PageHeader title={t`Stand-ins`} subtitle={subtitle()} primary={add} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <Typography sx={{ color: 'text.secondary', flex: '1 1 240px', maxWidth: '68ch' }}>{subtitle()}</Typography>
          <ActionButton action={add} />
        </Box>
      )}
      <Panel flush>
        {reply.error ? (
          <ErrorState title={t`Could not load stand-ins.`} error={reply.error} onRetry={() => void reply.mutate()} />
        ) : reply.data === undefined || reply.data === null ? (
          <Box sx={{ p: 2.5 }}>
            <TextSkeleton lines={4} />
          </Box>
        ) : reply.data.length === 0 ? (
          <EmptyState title={t`No stand-in`} text={t`Add a stand-in before you go on leave.`} />
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {reply.data.map((one) => (
              <Row key={one._id} one={one} onEnd={() => setEnding(one)} />
            ))}
          </Box>
        )}
      </Panel>
      <Suspense fallback={null}>{adding ? <StandInDialog onClose={() => setAdding(false)} /> : null}</Suspense>
      <ConfirmDialog
        open={ending !== null}
        title={t`End ${ending?.delegate.name ?? ''}'s stand-in?`}
        confirm={t`End`}
        keep={t`Cancel`}
        onConfirm={async () => {
          if (ending !== null) await end.run({ params: { id: ending._id } })
          snack(t`Stand-in ended`)
        }}
        onClose={() => setEnding(null)}
      >{t`They will no longer see requests pending with you. Their past decisions stay.`}</ConfirmDialog>
    </Box>
  )
}

const subtitle = () =>
  t`A colleague can approve or reject requests for you while you are away. You can still decide them yourself.`

function Row({ one, onEnd }: { one: Delegation; onEnd: () => void }) {
  const { approver, delegate, startsOn, endsOn, reason, isInForce, isGiven } = one
  return (
    <Box component="li" sx={rowLook}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {isGiven ? t`${delegate.name} stands in for you` : t`You stand in for ${approver.name}`}
          </Typography>
          <StatusChip status={isInForce ? 'enabled' : 'pending'} label={isInForce ? t`Now` : t`Later`} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[formatRange(startsOn, endsOn), reason].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isGiven ? <ActionButton size="small" look="text" action={{ label: t`End`, onClick: onEnd }} /> : null}
    </Box>
  )
}

const rowLook = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  p: 2.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const
