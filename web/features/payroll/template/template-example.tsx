import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { EmployerPart } from '@muster/contract/payroll/salary/employer-cost.ts'
import { MoneyInput } from '../../../shared/form/text/money-field.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { LiveBreakdown } from '../salary/breakdown-table.tsx'
import { completeLines, type LineValues } from './template-lines.ts'
import { useBreakdown } from '../salary/use-breakdown.ts'

/** The breakdown of a CTC by the lines, while they are being edited. */
export default function TemplateExample() {
  const [ctc, setCtc] = useState<number | null>(60_000_000)
  const lines = useWatch({ name: 'lines' }) as LineValues[]
  const ctcIncludes = useWatch({ name: 'ctcIncludes' }) as EmployerPart[]
  const complete = completeLines(lines)
  const isReady = complete !== null && complete.length > 0 && ctc !== null && ctc >= 100
  const { data } = useBreakdown(isReady ? { annualCtcPaise: ctc, of: { lines: complete, ctcIncludes } } : null)
  return (
    <Panel title={t`Example`}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MoneyInput label={t`CTC`} unit={t`per year`} value={ctc} onChange={setCtc} />
        {lines.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t`Add components to see the salary breakup.`}</Typography>
        ) : (
          <>
            {data?.totals && ctc !== null && data.totals.ctcAnnualPaise !== ctc ? (
              <Alert severity="warning">
                {t`The components add up to ${formatMoney(data.totals.ctcAnnualPaise)} of ${formatMoney(ctc)} per year. Add a component that takes the balance.`}
              </Alert>
            ) : null}
            <LiveBreakdown breakdown={data} dense />
          </>
        )}
      </Box>
    </Panel>
  )
}
