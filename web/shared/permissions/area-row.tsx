import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { type Held } from '@muster/contract/access-levels.ts'
import { type AreaId, areaOf, type Level } from '@muster/contract/permission-areas.ts'
import { LevelChoice } from './level-choice.tsx'
import { levelLabel } from './access-labels.ts'

export interface RoleHeld {
  name: string
  held: Held
}

interface Props {
  area: AreaId
  held: Held
  /** Set if the area differs from the role. */
  differsFrom: RoleHeld | null
  isAllowed: ((level: Level) => boolean) | null
  onChange: (level: Level) => void
  /** Null if the role's level cannot be given, or if the matrix is read-only. */
  onReset: (() => void) | null
}

/** One area: its name, the level, and how it differs from the role. */
export function AreaRow({ area, held, differsFrom, isAllowed, onChange, onReset }: Props) {
  const { title } = areaOf[area]
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 500 }}>
          {title}
        </Typography>
        {differsFrom === null ? null : (
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 0.75 }}>
            <Box component="span" aria-hidden sx={dot} />
            <Typography variant="caption" sx={{ color: 'var(--amber-700)', overflowWrap: 'anywhere' }}>
              {`${differsFrom.name}: ${levelLabel(area, differsFrom.held)}`}
            </Typography>
            {onReset === null ? null : (
              <Button
                size="small"
                sx={{ minHeight: { xs: 44, md: 24 }, px: 0.75, py: 0 }}
                aria-label={t`Reset ${title} to ${differsFrom.name}`}
                onClick={onReset}
              >{t`Reset`}</Button>
            )}
          </Box>
        )}
      </Box>
      <LevelChoice area={area} held={held} isAllowed={isAllowed} onChange={onChange} />
    </Box>
  )
}

const dot = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'var(--amber-500)', flexShrink: 0 }
