import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Printer } from 'lucide-react'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import '../payslip/payslip.css'
import { dueFacts } from './settlement-due.tsx'
import { SettlementLines } from './settlement-lines.tsx'
import { reasonLabels, type Decided, type Due, type Statement } from './settlement-labels.ts'
import { sumOfLines } from '../payslip/sum-of-lines.ts'
import { TraceSteps } from '../payslip/trace-steps.tsx'

interface Props {
  name: string
  joinedOn: string
  leftOn: string | null
  terms: Pick<Decided, 'reason' | 'noticeDays' | 'servedDays' | 'paidOn'>
  due: readonly Due[]
  statement: Statement
  onClose: () => void
}

/** The statement of a settlement, to read, print and save as a PDF; each line expands its calculation. */
export default function SettlementStatement({ name, joinedOn, leftOn, terms, due, statement, onClose }: Props) {
  const of = (...types: Statement['lines'][number]['type'][]) =>
    statement.lines.filter(({ type }) => types.includes(type))
  const benefits = of('benefit')
  const print = { label: t`Print or save as PDF`, icon: Printer, onClick: () => window.print() }
  return (
    <SidePanel
      open
      wide
      title={t`Full and final settlement: ${name}`}
      onClose={onClose}
      footer={<ActionButton action={print} look="primary" />}
    >
      <Box className="payslip" sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="h4" component="p">{t`Full and final settlement: ${name}`}</Typography>
        <Facts
          minWidth={140}
          facts={[
            { label: t`Date of joining`, value: formatDate(joinedOn) },
            { label: t`Last working day`, value: leftOn === null ? '–' : formatDate(leftOn) },
            { label: t`Reason`, value: reasonLabels[terms.reason] },
            { label: t`Notice served`, value: t`${terms.servedDays} of ${terms.noticeDays} days` },
            ...dueFacts(due, terms.paidOn),
            terms.paidOn !== null && { label: t`Paid on`, value: formatDate(terms.paidOn) },
          ]}
        />
        <SettlementLines
          title={t`Payments`}
          lines={of('earning', 'reimbursement')}
          total={statement.grossPaise + statement.reimbursementsPaise}
        />
        <SettlementLines title={t`Deductions`} lines={of('deduction')} total={statement.deductionsPaise} />
        {benefits.length === 0 ? null : (
          <SettlementLines
            title={t`Benefits in kind (taxed, not paid)`}
            lines={benefits}
            total={sumOfLines(benefits)}
          />
        )}
        <Box sx={{ bgcolor: 'var(--blue-50)', borderRadius: '12px', p: 2 }}>
          <Typography variant="body2">{terms.paidOn === null ? t`Net payable` : t`Net paid`}</Typography>
          <Typography variant="display" component="p">
            <Money value={statement.netPaise} exact />
          </Typography>
        </Box>
        {statement.unrecovered.length === 0 ? null : (
          <Facts
            minWidth={140}
            facts={statement.unrecovered.map(({ name: what, amountPaise }) => ({
              label: t`${what}: not recovered`,
              value: <Money value={amountPaise} exact />,
            }))}
          />
        )}
        {statement.nothing.map(({ name: what, steps }) => (
          <Box key={what}>
            <Typography variant="h5" component="h3">{t`${what}: not payable`}</Typography>
            <TraceSteps steps={steps} />
          </Box>
        ))}
      </Box>
    </SidePanel>
  )
}
