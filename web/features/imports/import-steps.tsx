import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'

/** Progress of an import. */
export function ImportSteps({ current }: { current: 0 | 1 | 2 | 3 }) {
  const steps = [t`Upload`, t`Match columns`, t`Check`, t`Import`]
  return (
    <Box component="nav" aria-label={t`Steps`} sx={{ mb: 2.5 }}>
      <Typography role="status" variant="subtitle2" sx={{ display: { sm: 'none' } }}>
        {t`Step ${current + 1} of ${steps.length} · ${steps[current]!}`}
      </Typography>
      <Box component="ol" sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step, at) => (
          <Box
            key={step}
            component="li"
            aria-current={at === current ? 'step' : undefined}
            sx={{
              flex: '1 1 90px',
              borderTop: '3px solid',
              borderColor: at <= current ? 'primary.main' : 'divider',
              pt: 0.75,
              fontWeight: at === current ? 600 : 500,
              color: at <= current ? 'text.primary' : 'text.secondary',
            }}
          >
            {`${at + 1}. ${step}`}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
