import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Link } from 'react-router'
import { formatMonth } from '../../../shared/format/date.ts'
import { toneColours, type Tone } from '../../../shared/theme/status-tone.ts'
import { stateLabel } from '../run-state.ts'
import type { CurrentMonth } from '../types.ts'

/** The twelve months of the financial year, each with the state of its run. */
export function MonthStrip({ current }: { current: CurrentMonth }) {
  return (
    <Box
      component="ul"
      aria-label={t`Financial year ${current.financialYear}`}
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 2.5,
        p: 0,
        display: 'grid',
        gap: 1,
        // Four, six or twelve columns; fewer with large text.
        gridTemplateColumns: { xs: columns('22%'), sm: columns('14%'), lg: columns('7.5%') },
      }}
    >
      {current.months.map((month) => (
        <li key={month.month}>
          <Month {...month} isCurrent={month.month === current.month} />
        </li>
      ))}
    </Box>
  )
}

const columns = (least: string) => `repeat(auto-fill, minmax(max(4.25rem, ${least}), 1fr))`

interface MonthProps {
  month: string
  runId: string | null
  state: CurrentMonth['months'][number]['state']
  isSubmitted: boolean
  isFuture: boolean
  isCurrent: boolean
}

function Month({ month, runId, state, isSubmitted, isFuture, isCurrent }: MonthProps) {
  const words =
    state === null
      ? { label: isFuture ? t`Upcoming` : t`No run`, tone: 'neutral' as Tone }
      : stateLabel(state, isSubmitted)
  const colours = toneColours[words.tone]
  const content = (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {formatMonth(month, 'short').slice(0, 3)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.75rem', textAlign: 'center' }}>
        {words.label}
      </Box>
    </>
  )
  const look = {
    display: 'grid',
    justifyItems: 'center',
    px: 0.5,
    py: 1,
    borderRadius: '8px',
    border: '1px solid',
    borderColor: isCurrent ? 'primary.main' : 'transparent',
    bgcolor: state === null ? 'var(--grey-100)' : colours.background,
    color: state === null ? 'var(--grey-600)' : colours.text,
  } as const
  if (runId === null) return <Box sx={look}>{content}</Box>
  return (
    <Box
      component={Link}
      to={`/home/payroll/payroll-history/${runId}`}
      sx={{ ...look, textDecoration: 'none', '&:hover': { borderColor: 'var(--grey-400)' } }}
    >
      {content}
    </Box>
  )
}
