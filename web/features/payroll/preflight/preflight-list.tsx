import { t } from '@lingui/core/macro'
import { Box, ButtonBase } from '@mui/material'
import { Link } from 'react-router'
import { formatPeople } from '../../../shared/format/people.ts'
import { hasPermission, useSession } from '../../../shared/session/session.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { fixes, levels, namesText, type Finding } from './findings.ts'

interface Props {
  findings: readonly Finding[]
  chosen: Finding['code'] | undefined
  onChoose: (code: Finding['code']) => void
}

/** Each finding once, with the number of people concerned; company-wide ones link to where they are settled. */
export function PreflightList({ findings, chosen, onChoose }: Props) {
  const held = useSession(({ permissions }) => permissions)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {findings.map((finding) => {
        const { code, people } = finding
        const isChosen = code === chosen
        return (
          <li key={code}>
            {people > 0 ? (
              <ButtonBase
                aria-pressed={isChosen}
                onClick={() => onChoose(code)}
                sx={{ ...row, bgcolor: isChosen ? 'var(--blue-100)' : 'transparent', ...hover }}
              >
                <Words
                  finding={finding}
                  aside={
                    people <= finding.names.length
                      ? namesText(finding)
                      : `${formatPeople(people)}: ${namesText(finding)}`
                  }
                />
              </ButtonBase>
            ) : hasPermission(held, fixes[code].access) ? (
              <ButtonBase component={Link} to={fixes[code].to('', '')} sx={{ ...row, ...hover, color: 'inherit' }}>
                <Words finding={finding} aside={fixes[code].words} />
              </ButtonBase>
            ) : (
              <Box sx={row}>
                <Words finding={finding} aside={t`Company`} />
              </Box>
            )}
          </li>
        )
      })}
    </Box>
  )
}

function Words({ finding: { level, title }, aside }: { finding: Finding; aside: string }) {
  return (
    <>
      <Box component="span" sx={{ flexShrink: 0, minWidth: 88 }}>
        <StatusChip status={level} {...levels[level]} />
      </Box>
      <Box
        component="span"
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}
      >
        <Box component="span" sx={{ flex: '1 1 14em' }}>
          {title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {aside}
        </Box>
      </Box>
    </>
  )
}

const row = {
  display: 'flex',
  width: '100%',
  alignItems: 'baseline',
  justifyContent: 'flex-start',
  columnGap: 1.5,
  textAlign: 'left',
  borderRadius: '6px',
  px: 1,
  py: 1,
} as const

const hover = {
  '&:hover': { bgcolor: 'var(--grey-25)' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const
