import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { levelOf, levelsOf, type Held } from '@muster/contract/access-levels.ts'
import { type AreaId, areaOf, type Level } from '@muster/contract/permission-areas.ts'
import { levelLabel } from './access-labels.ts'
import { i18n } from '../language/i18n.ts'

interface Props {
  area: AreaId
  held: Held
  /** Whether the viewer may give this level; without it the level is only shown. */
  isAllowed: ((level: Level) => boolean) | null
  onChange: (level: Level) => void
}

/** The level of access in an area: one tab stop, arrow keys inside. */
export function LevelChoice({ area, held, isAllowed, onChange }: Props) {
  const name = useId()
  const chosen = levelOf(area, held)
  const custom = chosen === 'custom' ? <Typography variant="caption">{levelLabel(area, held)}</Typography> : null
  if (isAllowed === null)
    return custom ?? <Box sx={chosen === 'none' ? { color: 'text.secondary' } : strong}>{levelLabel(area, held)}</Box>
  return (
    <Box sx={{ display: 'grid', justifyItems: { xs: 'stretch', md: 'end' }, gap: 0.5 }}>
      <Box role="radiogroup" aria-label={i18n._(areaOf[area].title)} sx={group}>
        {levelsOf(area).map(({ level, word }) => {
          const disabled = !isAllowed(level) && level !== chosen
          return (
            <Box key={level} component="label" sx={[segment, level === chosen && on, disabled && off]}>
              <input
                type="radio"
                name={name}
                value={level}
                checked={level === chosen}
                disabled={disabled}
                onChange={() => onChange(level)}
              />
              {word}
            </Box>
          )
        })}
      </Box>
      {custom}
    </Box>
  )
}

const strong = { fontWeight: 600 }
const group = {
  display: 'flex',
  border: '1px solid var(--grey-500)',
  borderRadius: '8px',
  bgcolor: 'background.paper',
}
const segment = {
  position: 'relative',
  flexGrow: 1,
  display: 'grid',
  placeItems: 'center',
  minHeight: { xs: 44, md: 32 },
  px: 1.5,
  fontSize: '.8125rem',
  whiteSpace: 'nowrap',
  borderRadius: '7px',
  cursor: 'pointer',
  '& + &': { borderInlineStart: '1px solid', borderColor: 'divider' },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1, zIndex: 1 },
} as const
const on = {
  bgcolor: 'var(--blue-50)',
  color: 'var(--blue-700)',
  fontWeight: 600,
  boxShadow: 'inset 0 0 0 1px var(--blue-600)',
  '&:hover': { bgcolor: 'var(--blue-50)' },
} as const
const off = { color: 'text.disabled', cursor: 'not-allowed', '&:hover': { bgcolor: 'transparent' } } as const
