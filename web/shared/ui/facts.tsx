import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export interface Fact {
  label: string
  /** Missing values (null, undefined, '') show "Not added". A sensitive one is a `<Masked>`. */
  value: ReactNode
  /** Takes a whole row. */
  wide?: boolean
}

/** Label over value, in as many columns as fit; `minWidth` is a column's, in pixels at the default text size. */
export function Facts({ facts, minWidth = 180 }: { facts: readonly (Fact | false | null)[]; minWidth?: number }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth / 16}rem, 100%), 1fr))`,
      }}
    >
      {facts
        .filter((fact) => fact !== false && fact !== null)
        .map((fact) => (
          <Box key={fact.label} sx={{ minWidth: 0, gridColumn: fact.wide ? '1 / -1' : undefined }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {fact.label}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {isMissing(fact.value) ? (
                <Box component="span" sx={{ color: 'text.secondary' }}>{t`Not added`}</Box>
              ) : (
                fact.value
              )}
            </Box>
          </Box>
        ))}
    </Box>
  )
}

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false
}
