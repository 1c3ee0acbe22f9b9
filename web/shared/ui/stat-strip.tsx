import { Box, Card, Skeleton } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Tone, toneColours } from '../theme/status-tone.ts'

export interface Stat {
  label: string
  value: ReactNode
  /** One line of context. */
  detail?: ReactNode
  /** The list behind the number. */
  to?: string
  tone?: Tone
}

interface Props {
  stats: readonly Stat[]
  /** The strip's name for screen readers. */
  label: string
  loading?: boolean
}

/** Two to six figures in one card; each can link to its list. */
export function StatStrip({ stats, label, loading = false }: Props) {
  // An amount does not wrap, and so needs more room than a count.
  const hasAmounts = stats.some(({ value }) => typeof value === 'object')
  return (
    <Card component="section" aria-label={label} sx={{ mb: 2.5 }}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: '-1px',
          p: 0,
          display: 'grid',
          // Two on a phone, three on a tablet; fewer if the text is so large that a figure would wrap.
          gridTemplateColumns: {
            xs: columns('34%'),
            ...(stats.length % 3 === 0 ? { sm: columns('30%') } : {}),
            md: columns('0%', hasAmounts ? '11rem' : undefined),
          },
        }}
      >
        {stats.map((stat) => (
          <Box
            key={stat.label}
            component="li"
            sx={{
              borderTop: '1px solid',
              borderLeft: '1px solid',
              borderColor: 'divider',
              display: 'flex',
              // Alone in the last row on a phone, it fills the row.
              '&:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            }}
          >
            {stat.to === undefined ? (
              <Box sx={cellLook}>
                <Figure stat={stat} loading={loading} />
              </Box>
            ) : (
              <Box component={Link} to={stat.to} sx={{ ...cellLook, ...linkLook }}>
                <Figure stat={stat} loading={loading} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const columns = (least: string, room = '7.5rem') => `repeat(auto-fit, minmax(min(100%, max(${room}, ${least})), 1fr))`

function Figure({ stat, loading }: { stat: Stat; loading: boolean }) {
  const dot = stat.tone ? toneColours[stat.tone].dot : undefined
  return (
    <>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        {dot ? (
          <Box
            component="span"
            aria-hidden
            sx={{ width: 6, height: 6, flexShrink: 0, borderRadius: '50%', bgcolor: dot }}
          />
        ) : null}
        {stat.label}
      </Box>
      <Box
        component="span"
        sx={{
          fontSize: 'min(1.625rem, 11vw)',
          lineHeight: 1.35,
          fontWeight: 650,
          letterSpacing: '-.02em',
          overflowWrap: 'anywhere',
        }}
      >
        {loading ? <Skeleton width={60} /> : stat.value}
      </Box>
      {stat.detail ? (
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {stat.detail}
        </Box>
      ) : null}
    </>
  )
}

const cellLook = {
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  px: 2.5,
  py: 1.75,
  minWidth: 0,
  color: 'inherit',
} as const
const linkLook = {
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
