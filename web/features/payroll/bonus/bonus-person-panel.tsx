import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatDays } from '../../../shared/format/time.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TraceSteps } from '../payslip/trace-steps.tsx'
import { bonusStates, type BonusPerson } from './bonus-state.ts'

/** How one person's bonus was calculated, step by step with the law. */
export default function BonusPersonPanel({ person, onClose }: { person: BonusPerson; onClose: () => void }) {
  const { employee, halfDays, wagesPaise, payablePaise, state, paidOn, reference, reason, leftOn } = person
  const facts = [
    { label: t`Days worked`, value: formatDays(halfDays / 2) },
    { label: t`Wages earned`, value: <Money value={wagesPaise} exact /> },
    { label: t`Payable`, value: <Money value={payablePaise} exact /> },
    { label: t`Status`, value: bonusStates[state].label },
    ...(paidOn === null ? [] : [{ label: t`Paid on`, value: formatDate(paidOn) }]),
    ...(reference === '' ? [] : [{ label: t`Reference`, value: reference }]),
    ...(leftOn === null ? [] : [{ label: t`Last working day`, value: formatDate(leftOn) }]),
    ...(reason === '' ? [] : [{ label: t`Reason`, value: reason, wide: true }]),
  ]
  return (
    <SidePanel open title={employee.name} onClose={onClose}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <Facts minWidth={150} facts={facts} />
        <section>
          <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 0.75 }}>
            {t`How it was calculated`}
          </Typography>
          <TraceSteps steps={person.steps} />
        </section>
      </Box>
    </SidePanel>
  )
}
