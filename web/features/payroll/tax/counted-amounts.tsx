import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { formatMoney } from '../../../shared/format/money.ts'
import type { TaxProjection } from './types.ts'
import { countedName } from './tax-labels.ts'

/** How much of each amount counts in a regime, and why less than was declared. */
export function CountedAmounts({ allowed }: { allowed: TaxProjection['old']['allowed'] }) {
  if (allowed.length === 0) return null
  return (
    <Box component="details" sx={{ mt: 1, '& > summary': { cursor: 'pointer', fontWeight: 600, py: 0.5 } }}>
      <summary>{t`Allowed amounts`}</summary>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {allowed.map(({ section, declaredPaise, allowedPaise, words }) => (
          <Box
            key={section}
            component="li"
            sx={{ display: 'flex', gap: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography variant="body2">{countedName(section)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {words}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ textAlign: 'right' }}>
              {allowedPaise === declaredPaise
                ? formatMoney(allowedPaise)
                : t`${formatMoney(allowedPaise)} of ${formatMoney(declaredPaise)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
