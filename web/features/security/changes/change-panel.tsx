import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { ArrowRight } from 'lucide-react'
import { formatInstant } from '../../../shared/format/time.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel, type SidePanelProps } from '../../../shared/ui/side-panel/side-panel.tsx'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { type Change, recordPath } from './change.ts'
import { changesOf } from './change-sentences.ts'
import type { Decision } from './decision-dialog.tsx'

interface Props extends Pick<SidePanelProps, 'onPrevious' | 'onNext'> {
  change: Change | undefined
  onDecide: (kind: Decision['kind']) => void
  onClose: () => void
}

/** One change: before and after, who made it, and the decision. */
export function ChangePanel({ change, onDecide, ...panel }: Props) {
  const path = change ? recordPath(change) : null
  return (
    <SidePanel
      {...panel}
      open={change !== undefined}
      title={change?.title ?? ''}
      {...(path === null ? {} : { fullPage: path })}
      footer={change ? <Actions change={change} onDecide={onDecide} /> : null}
    >
      {change ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Values changes={changesOf(change)} />
          <Facts
            facts={[
              { label: t`Requested by`, value: change.requestedBy },
              { label: t`Requested on`, value: formatInstant(change.requestedAt) },
              change.state === 'pending'
                ? {
                    label: t`Awaiting approval by`,
                    value: change.approvers.join(', ') || noOneText(change),
                    wide: true,
                  }
                : { label: decided[change.state], value: change.decidedBy },
              change.decidedAt !== null && { label: t`Decided on`, value: formatInstant(change.decidedAt) },
              change.note !== null && { label: t`Note`, value: change.note, wide: true },
            ]}
          />
        </Box>
      ) : null}
    </SidePanel>
  )
}

const noOneText = ({ holdsUntil, isOwn }: Change) =>
  holdsUntil === null
    ? t`No one can approve this now`
    : isOwn
      ? t`No one can approve this now. If that is still so on ${formatInstant(holdsUntil)}, make the change again yourself.`
      : t`No one can approve this until ${formatInstant(holdsUntil)}`

const decided = { pending: '', approved: t`Approved by`, rejected: t`Rejected by`, withdrawn: t`Withdrawn by` } as const

function Values({ changes }: Pick<Change, 'changes'>) {
  return (
    <Box component="ul" aria-label={t`Changes`} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {changes.map(({ label, from, to }) => (
        <Box key={label} component="li" sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
            {label}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {from === null ? null : (
              <>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {from}
                </Box>
                <span style={visuallyHidden}>{t`becomes`}</span>
                <ArrowRight size={16} aria-hidden />
              </>
            )}
            <strong>{to ?? t`Removed`}</strong>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Actions({ change, onDecide }: { change: Change; onDecide: Props['onDecide'] }) {
  if (change.isOwn && change.state === 'pending')
    return <Button variant="outlined" onClick={() => onDecide('withdraw')}>{t`Withdraw change`}</Button>
  if (!change.canDecide) return null
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        variant="contained"
        onClick={() => onDecide('approve')}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >{t`Approve`}</Button>
      <Button
        variant="outlined"
        color="error"
        onClick={() => onDecide('reject')}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >{t`Reject`}</Button>
    </Box>
  )
}
