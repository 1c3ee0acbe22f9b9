import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useLetterAction } from './letter-action.ts'
import { dueFacts } from './settlement-due.tsx'
import { reasonLabels, stateOf, type OwnSettlement } from './settlement-labels.ts'

// Rarely read.
const SettlementStatement = lazyPart(() => import('./settlement-statement.tsx'))

interface Props {
  /** Opens the payslip that paid it. */
  onPayslip: (id: string) => void
}

/** One's own final settlement; nothing if there is none, or it is not approved. */
export function OwnSettlementPanel({ onPayslip }: Props) {
  const { data, error, mutate } = useApi('GET /api/v1/employee/self-settlement')
  if (!error && !data) return null
  return (
    <Panel
      title={t`Your full and final settlement`}
      subtitle={
        data ? t`Last working day ${formatDate(data.leftOn)}, approved on ${formatDate(data.approvedAt)}.` : undefined
      }
    >
      {data ? (
        <Body own={data} onPayslip={onPayslip} />
      ) : (
        <ErrorState title={t`Could not load your settlement.`} error={error} onRetry={() => void mutate()} />
      )}
    </Panel>
  )
}

function Body({ own, onPayslip }: Props & { own: OwnSettlement }) {
  const [isReading, setReading] = useState(false)
  const { statement, payslipId, paidOn, name } = own
  const letter = useLetterAction(null, name ?? '')
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts
        minWidth={140}
        facts={[
          { label: t`Status`, value: <StatusChip status={own.state} {...stateOf(own)} /> },
          ...dueFacts(own.due, paidOn),
          paidOn !== null && { label: t`Paid on`, value: formatDate(paidOn) },
          statement !== null && { label: t`Net payable`, value: <Money value={statement.netPaise} exact /> },
          { label: t`Reason`, value: reasonLabels[own.reason] },
          { label: t`Notice served`, value: t`${own.servedDays} of ${own.noticeDays} days` },
        ]}
      />
      {statement === null ? <Settled own={own} /> : null}
      {statement === null || payslipId === null ? null : (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <ActionButton action={{ label: t`View statement`, onClick: () => setReading(true) }} />
          <ActionButton action={{ label: t`View payslip`, onClick: () => onPayslip(payslipId) }} />
          <ActionButton action={letter} />
        </Box>
      )}
      {isReading && statement !== null ? (
        <Suspense fallback={null}>
          <SettlementStatement
            {...own}
            name={name ?? ''}
            terms={own}
            statement={statement}
            onClose={() => setReading(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  )
}

/** What comes with the last payslip; the amount is known once its month is locked. */
function Settled({ own: { settled } }: { own: OwnSettlement }) {
  return (
    <>
      <Typography variant="body2">{t`It is paid with your last payslip, which shows the amount once payroll for that month is approved.`}</Typography>
      {settled.length === 0 ? null : (
        <Facts
          minWidth={200}
          facts={settled.map(({ name, type, amountPaise, reason }) => ({
            label: type === 'deduction' ? t`${name} (deducted)` : name,
            value: (
              <>
                <Money value={amountPaise} exact />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {reason}
                </Typography>
              </>
            ),
          }))}
        />
      )}
    </>
  )
}
