import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { aloneText } from '../own-pay.ts'
import type { Salary } from '../types.ts'

const chips = {
  future: { label: t`Upcoming`, tone: 'info' },
  current: { label: t`Current`, tone: 'success' },
  past: { label: t`Past`, tone: 'neutral' },
} as const

/** All salaries by day, with the change from the previous one. */
export function SalaryHistory({ salaries }: { salaries: readonly Salary[] }) {
  return (
    <Panel title={t`History`}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {salaries.map((salary) => (
          <Box
            component="li"
            key={salary._id}
            sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 160px' }}>
              {t`Effective from ${formatDate(salary.startsOn)}`}
              <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {[salary.templateName, salary.addedBy, aloneText(salary)].filter((part) => part !== null).join(' · ')}
              </Box>
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <Money value={salary.annualCtcPaise} />
              <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{changeText(salary.changeBasisPoints)}</Box>
            </Box>
            <StatusChip status={salary.state} {...chips[salary.state]} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

function changeText(basisPoints: number | null): string {
  if (basisPoints === null) return t`First salary`
  const size = Math.abs(basisPoints)
  return `${basisPoints < 0 ? '−' : '+'}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')} %`
}
