import { plural, t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { differingAreas, flagsOf, type Held, levelOf, sections, withLevel } from '@muster/contract/access-levels.ts'
import type { AreaId, Level } from '@muster/contract/permission-areas.ts'
import { AreaRow, type RoleHeld } from './area-row.tsx'
import { SectionCard } from './section-card.tsx'
import { useMayGive } from './use-may-give.ts'
import { mayBecome, withAreas } from './with-area.ts'

interface Props {
  held: Held
  /** The saved permissions: no one gives or revokes what they do not hold themselves. */
  saved: Held
  /** The role, if single areas may differ from it. */
  role?: RoleHeld
  /** Null if read-only. */
  onChange: ((held: Held) => void) | null
}

/** A person's or role's access, area by area. */
export function PermissionMatrix({ held, saved, role, onChange }: Props) {
  const mayGive = useMayGive()
  const different = role === undefined ? [] : differingAreas(role.held, held)
  const isOpen = (area: AreaId, wanted: Held) => mayBecome(area, saved, wanted, mayGive)
  const reset = (areas: readonly AreaId[]) => {
    if (role !== undefined) onChange?.(withAreas(held, areas, role.held, mayGive))
  }
  const resettable = role === undefined || !onChange ? [] : different.filter((area) => isOpen(area, role.held))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {role === undefined ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 }}>
          <Typography role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {differencesText(different.length, role.name)}
          </Typography>
          {resettable.length === 0 ? null : (
            <Button
              size="small"
              onClick={() => reset(resettable)}
              sx={{ minHeight: { xs: 44, md: 28 } }}
            >{t`Reset all`}</Button>
          )}
        </Box>
      )}
      <Box sx={columns}>
        {sections.map(({ title, areas }) => (
          <SectionCard
            key={title}
            title={title}
            state={t`${areas.filter((area) => levelOf(area, held) !== 'none').length} of ${areas.length}`}
          >
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {areas.map((area) => (
                <AreaRow
                  key={area}
                  area={area}
                  held={held}
                  differsFrom={role !== undefined && different.includes(area) ? role : null}
                  isAllowed={onChange === null ? null : (level) => isOpen(area, new Set(flagsOf(area, level)))}
                  onChange={(level: Level) => onChange?.(withLevel(held, area, level, mayGive))}
                  onReset={resettable.includes(area) ? () => reset([area]) : null}
                />
              ))}
            </Box>
          </SectionCard>
        ))}
      </Box>
      {onChange === null ? null : (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary' }}
        >{t`You can only give access that you have yourself.`}</Typography>
      )}
    </Box>
  )
}

function differencesText(count: number, role: string): string {
  if (count === 0) return t`Same as ${role}`
  return plural(count, { one: `# difference from ${role}`, other: `# differences from ${role}` })
}

const columns = {
  display: 'grid',
  gap: { xs: 1, md: 2 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}
