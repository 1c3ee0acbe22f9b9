import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { formatMonth } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import type { Rehearsal } from './quick-values.ts'

/** Net pay for each person, expandable to its lines. */
export function DrySlips({ rehearsal: { month, payslips } }: { rehearsal: Rehearsal }) {
  return (
    <>
      <Typography variant="h6" component="h3">{t`Net pay for ${formatMonth(month)}`}</Typography>
      {payslips.map(({ name, netPaise, lines, problem }, index) => (
        <Box
          component="details"
          key={index}
          sx={{ borderTop: '1px solid', borderColor: 'divider', '& summary': { cursor: 'pointer', py: 1.25 } }}
        >
          <summary>
            {name}
            <Box component="strong" className="tnum" sx={{ float: 'right' }}>
              {formatMoney(netPaise)}
            </Box>
          </summary>
          {problem === null ? null : <Alert severity="warning">{problem}</Alert>}
          <Box
            component="dl"
            sx={{ m: 0, pb: 1.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 0.5 }}
          >
            {lines.map((line) => (
              <Box key={line.name + line.kind} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {lineName(line)}
                </Box>
                <Box component="dd" className="tnum" sx={{ m: 0, textAlign: 'right' }}>
                  {formatMoney(line.amountPaise)}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </>
  )
}

function lineName({ name, kind }: Rehearsal['payslips'][number]['lines'][number]): string {
  if (kind === 'deduction') return t`${name} (deduction)`
  return kind === 'employer' ? t`${name} (employer contribution)` : name
}
