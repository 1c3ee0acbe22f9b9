import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface Props {
  title?: string
  /** At the right of the title: a link or a small button. */
  action?: ReactNode
  /** One line below the title. */
  subtitle?: ReactNode
  footer?: ReactNode
  /** The content reaches the border: for lists and tables. */
  flush?: boolean
  children: ReactNode
}

/** A card with a title. All page content is in panels. */
export function Panel({ title, action, subtitle, footer, flush = false, children }: Props) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={title ? titleId : undefined} sx={{ minWidth: 0 }}>
      {title || action ? (
        <Box
          sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2.5, pt: 2, pb: flush ? 1.5 : 0 }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography id={titleId} variant="h4" component="h2">
              {title}
            </Typography>
            {subtitle ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {subtitle}
              </Typography>
            ) : null}
          </Box>
          {action}
        </Box>
      ) : null}
      <Box sx={flush ? undefined : { p: 2.5, pt: title ? 1.5 : 2.5 }}>{children}</Box>
      {footer ? (
        <Box sx={{ px: 2.5, py: 1.5, bgcolor: 'var(--grey-25)', borderTop: '1px solid', borderColor: 'divider' }}>
          {footer}
        </Box>
      ) : null}
    </Card>
  )
}
