import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { Panel } from '../../../shared/ui/panel.tsx'

/** The month as a timeline: cut-off, approval, pay day. */
export function PayMonth() {
  const [cutOff, payDay, payMonth] = useWatch({ name: ['cutOffDay', 'payDay', 'payMonth'] }) as [
    number | null,
    number | null,
    'this' | 'next',
  ]
  const steps = [
    { when: '1', what: t`Month starts` },
    { when: dayOfMonthText(cutOff), what: t`Attendance cut-off` },
    { when: t`Then`, what: t`Calculate, review and approve; payroll is locked` },
    { when: dayOfMonthText(payDay), what: payMonth === 'next' ? t`Pay day, next month` : t`Pay day` },
  ]
  return (
    <Panel title={t`Payroll calendar`}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
        {steps.map(({ when, what }, index) => (
          <Box
            component="li"
            key={what}
            sx={{
              display: 'grid',
              gridTemplateColumns: '64px 1fr',
              columnGap: 2,
              pb: index < steps.length - 1 ? 2 : 0,
            }}
          >
            <Box sx={{ fontWeight: 600, textAlign: 'right', color: 'primary.main' }}>{when}</Box>
            <Box>{what}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

function dayOfMonthText(day: number | null | undefined): string {
  if (typeof day !== 'number') return '–'
  return day >= 31 ? t`last day` : String(day)
}
