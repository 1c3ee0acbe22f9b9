import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Check, Circle, CornerUpRight, Hourglass, type LucideIcon, StickyNote, X } from 'lucide-react'
import { DateText } from '../../shared/format/date-text.tsx'

export type TimelineState = 'applied' | 'approved' | 'rejected' | 'forwarded' | 'waiting' | 'note' | 'withdrawn'

export interface TimelineStep {
  /** A whole sentence: "Anita Rao forwarded it to Hema Rao". */
  what: string
  at?: string | null
  note?: string | null
  state: TimelineState
}

const LOOKS: Readonly<Record<TimelineState, { icon: LucideIcon; tint: string }>> = {
  applied: { icon: Circle, tint: 'blue' },
  approved: { icon: Check, tint: 'green' },
  rejected: { icon: X, tint: 'red' },
  forwarded: { icon: CornerUpRight, tint: 'blue' },
  waiting: { icon: Hourglass, tint: 'amber' },
  note: { icon: StickyNote, tint: 'violet' },
  withdrawn: { icon: X, tint: 'red' },
}

/** A request's history: submission, decisions, forwards, notes, and whom it is pending with. */
export function ApprovalTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <Box component="ol" aria-label={t`Progress of this request`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, index) => (
        <Step key={`${step.state}-${step.at ?? ''}-${index}`} step={step} last={index === steps.length - 1} />
      ))}
    </Box>
  )
}

function Step({ step, last }: { step: TimelineStep; last: boolean }) {
  const { icon: Icon, tint } = LOOKS[step.state]
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, position: 'relative', pb: last ? 0 : 2 }}>
      {last ? null : (
        <Box
          aria-hidden
          sx={{ position: 'absolute', top: 26, bottom: 2, insetInlineStart: 11, width: 2, bgcolor: 'divider' }}
        />
      )}
      <Box
        aria-hidden
        sx={{
          width: 24,
          height: 24,
          flexShrink: 0,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: `var(--${tint}-100)`,
          color: `var(--${tint}-700)`,
        }}
      >
        <Icon size={14} strokeWidth={2.2} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography>{step.what}</Typography>
        {step.note ? (
          <Typography
            sx={{
              bgcolor: 'var(--grey-50)',
              borderRadius: '8px',
              px: 1.5,
              py: 1,
              mt: 0.5,
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-wrap',
            }}
          >
            {step.note}
          </Typography>
        ) : null}
        {step.at ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <DateText value={step.at} style="instant" />
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}
