import { t } from '@lingui/core/macro'
import { Box, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../shared/ui/visually-hidden.ts'

/** Short rows below each other in a panel. */
export function PanelList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  )
}

export function PanelRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {children}
    </Box>
  )
}

/** Rows still loading, with the layout and height of a person with two buttons, so that nothing below them moves. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Box role="status">
      <span style={visuallyHidden}>{t`Loading`}</span>
      <Box component="ul" aria-hidden sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Array.from({ length: rows }, (_, index) => (
          <PanelRow key={index}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'flex', alignItems: 'center', gap: 1.25 }}>
              <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0 }} />
              <Box sx={{ flexGrow: 1, maxWidth: 260 }}>
                <Typography>
                  <Skeleton width="60%" />
                </Typography>
                <Typography variant="caption" component="p">
                  <Skeleton width="90%" />
                </Typography>
              </Box>
            </Box>
            <Skeleton variant="rounded" width={150} height={32} />
          </PanelRow>
        ))}
      </Box>
    </Box>
  )
}

/** Shown instead of rows if there are none. */
export function Quiet({ children }: { children: ReactNode }) {
  return <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
}
