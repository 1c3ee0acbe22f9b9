import { Box, ButtonBase, Typography } from '@mui/material'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { useCarriedShift, type ChooseDay } from './carry-shift.ts'
import { cellLabel, dayText, dayLabel, type RosterDay, type RosterRow } from './roster-labels.ts'

interface Props {
  row: RosterRow
  day: RosterDay
  /** Null if read-only. */
  onChoose: ChooseDay | null
}

/** A person's shift on a day: a button if it can be changed. */
export function RosterCell({ row, day, onChoose }: Props) {
  const label = dayLabel(day)
  if (label === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <span aria-hidden>–</span>
        <span style={visuallyHidden}>{dayText(day)}</span>
      </Box>
    )
  const isOff = day.dayOff !== null || day.leave === 'full'
  const text = (
    <>
      <Typography component="span" variant="body2" noWrap sx={{ display: 'block', fontWeight: isOff ? 400 : 600 }}>
        {label.title}
      </Typography>
      <Typography component="span" variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
        {label.detail}
      </Typography>
    </>
  )
  const look = { ...cellLook, bgcolor: isOff ? 'var(--grey-50)' : 'transparent' }
  if (onChoose === null || day.closed !== null)
    return (
      <Box component="span" title={dayText(day)} sx={{ ...look, borderColor: 'transparent' }}>
        {text}
        {day.closed === 'locked' ? (
          <Lock size={12} aria-hidden style={{ position: 'absolute', top: 6, right: 4 }} />
        ) : null}
        <span style={visuallyHidden}>{day.closed === 'locked' ? dayText(day) : ''}</span>
      </Box>
    )
  return (
    <ChangeableCell row={row} day={day} onChoose={onChoose} look={look}>
      {text}
    </ChangeableCell>
  )
}

function ChangeableCell({ row, day, onChoose, look, children }: ChangeableProps) {
  const { isOver, props } = useCarriedShift(row, day, onChoose)
  return (
    <ButtonBase
      focusRipple
      aria-label={cellLabel(row.name, day)}
      title={dayText(day)}
      onClick={() => onChoose(row, day)}
      {...props}
      sx={{
        ...look,
        ...(isOver ? { ...focusLook, bgcolor: 'var(--blue-50)' } : {}),
        '&:hover': { bgcolor: 'var(--blue-50)' },
        '&:focus-visible': focusLook,
      }}
    >
      {children}
    </ButtonBase>
  )
}

interface ChangeableProps {
  row: RosterRow
  day: RosterDay
  onChoose: ChooseDay
  look: typeof cellLook & { bgcolor: string }
  children: ReactNode
}

const cellLook = {
  position: 'relative',
  display: 'block',
  width: '100%',
  minWidth: 96,
  maxWidth: { md: 180 },
  minHeight: 44,
  px: 1,
  py: 0.5,
  textAlign: 'left',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
} as const
const focusLook = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 } as const
