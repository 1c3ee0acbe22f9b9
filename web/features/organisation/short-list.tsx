import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A few rows in a panel, each with its menu. */
export function ShortList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  )
}

export function ShortRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 0.75,
        minHeight: 44,
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {children}
    </Box>
  )
}
