import { Box, ButtonBase, Typography } from '@mui/material'
import { Lock } from 'lucide-react'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { cellLabel, dayText, dayWords, type RosterDay, type RosterRow } from './roster-words.ts'

/** Opens the change of somebody's shift on a day. */
export type ChooseDay = (row: RosterRow, day: RosterDay) => void

interface Props {
  row: RosterRow
  day: RosterDay
  /** Null for those who may only read. */
  onChoose: ChooseDay | null
}

/** Somebody's shift on a day: a button where it can be changed. */
export function RosterCell({ row, day, onChoose }: Props) {
  const words = dayWords(day)
  if (words === null)
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
        {words.title}
      </Typography>
      <Typography component="span" variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
        {words.detail}
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
    <ButtonBase
      focusRipple
      aria-label={cellLabel(row.name, day)}
      title={dayText(day)}
      onClick={() => onChoose(row, day)}
      sx={{ ...look, '&:hover': { bgcolor: 'var(--blue-50)' }, '&:focus-visible': focusLook }}
    >
      {text}
    </ButtonBase>
  )
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
