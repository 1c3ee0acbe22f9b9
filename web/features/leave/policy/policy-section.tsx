import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Fields } from '../../../shared/form/form-section.tsx'

/** A titled group of fields in a panel beside a list. */
export function PolicySection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Typography id={titleId} variant="h4" component="h3">
        {title}
      </Typography>
      <Fields>{children}</Fields>
    </Box>
  )
}
