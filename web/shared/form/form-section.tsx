import { Box, Typography } from '@mui/material'
import { Children, type ReactNode, useId } from 'react'
import { Panel } from '../ui/panel.tsx'

interface Props {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** A titled group of fields: title and description at the left on wide screens, above them otherwise. */
export function FormSection({ title, description, children }: Props) {
  const titleId = useId()
  return (
    <Panel>
      <Box
        role="group"
        aria-labelledby={titleId}
        sx={{
          display: 'grid',
          gap: { xs: 2, lg: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
        }}
      >
        <div>
          <Typography id={titleId} variant="h4" component="h2">
            {title}
          </Typography>
          {description ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {description}
            </Typography>
          ) : null}
        </div>
        <Fields>{children}</Fields>
      </Box>
    </Panel>
  )
}

/** Fields below each other. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, alignContent: 'start' }}>
      {children}
    </Box>
  )
}

/** Short related fields side by side; below each other where they do not fit. */
export function FieldRow({ children, minWidth = 180 }: { children: ReactNode; minWidth?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${minWidth}px, 100%), 1fr))`,
      }}
    >
      {Children.toArray(children)}
    </Box>
  )
}
