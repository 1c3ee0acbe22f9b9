import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { BreakdownTable } from './breakdown-table.tsx'
import { LawOfEstimate } from './cost-estimate.tsx'
import { LoansPanel } from '../loan/loans-panel.tsx'
import { OpeningPayPanel } from '../opening/opening-pay-panel.tsx'
import { PayInputsPanel } from '../input/pay-inputs-panel.tsx'
import { ReviseSalaryDialog } from './revise-salary-dialog.tsx'
import { SalaryHistory } from './salary-history.tsx'
import type { Salary } from '../types.ts'

/** One's own salary. */
export function OwnSalaryPanel() {
  const reply = useApi('GET /api/v1/employee/self-salary')
  return <Salaries reply={reply} />
}

interface Person {
  employeeId: string
  name: string
  joinedOn: string
}

/** Someone else's salary, with revisions and one-time payments; nothing without the permission to see it. */
export function SalaryPanel({ employeeId, name, joinedOn }: Person) {
  const canRead = useCan('employeeSalaryRead')
  const canWrite = useCan('employeeSalaryWrite')
  const canReadInputs = useCan(['employeeSalaryRead', 'payRollHistoryRead'])
  const reply = useApi(canRead ? 'GET /api/v1/employee/salary/{id}' : null, { params: { id: employeeId } })
  if (!canRead) {
    return (
      <Panel title={t`Salary`}>
        <EmptyState title={t`No access to salary`} text={t`You do not have access to other employees' pay.`} />
      </Panel>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Salaries reply={reply} {...(canWrite ? { revise: { employeeId, name, joinedOn } } : {})} />
      {canReadInputs ? <PayInputsPanel employeeId={employeeId} name={name} /> : null}
      {canReadInputs ? <LoansPanel employeeId={employeeId} name={name} /> : null}
      {canReadInputs ? <OpeningPayPanel employeeId={employeeId} name={name} /> : null}
    </Box>
  )
}

interface SalariesProps {
  reply: {
    data?: { salaries: Salary[] } | undefined
    error?: unknown
    mutate: () => unknown
  }
  revise?: Person
}

function Salaries({ reply, revise }: SalariesProps) {
  const [revising, setRevising] = useState(false)
  const salaries = reply.data?.salaries ?? []
  const shown = salaries.find(({ state }) => state === 'current') ?? salaries.at(-1)
  const label = salaries.length === 0 ? t`Set salary` : t`Revise`
  const action = revise ? { label, onClick: () => setRevising(true) } : undefined
  return (
    <>
      <Panel title={t`Salary`} action={action && shown ? <ActionButton action={action} size="small" /> : undefined}>
        {reply.error ? (
          <ErrorState title={t`Could not load the salary.`} error={reply.error} onRetry={() => void reply.mutate()} />
        ) : !reply.data ? (
          <TextSkeleton lines={6} />
        ) : shown ? (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Facts
              minWidth={120}
              facts={[
                { label: t`Annual CTC`, value: <Money value={shown.annualCtcPaise} /> },
                shown.estimate !== null && {
                  label: t`Monthly employer cost`,
                  value: <Money value={shown.estimate.employerCostMonthlyPaise} />,
                },
                { label: t`Monthly gross`, value: <Money value={shown.totals.grossMonthlyPaise} /> },
                { label: t`Effective from`, value: formatDate(shown.startsOn) },
                { label: t`Template`, value: shown.templateName },
              ]}
            />
            <BreakdownTable
              lines={shown.lines}
              totals={shown.totals}
              contributions={shown.contributions}
              estimate={shown.estimate}
              dense={false}
            />
            {shown.estimate === null ? null : <LawOfEstimate estimate={shown.estimate} />}
          </Box>
        ) : (
          <EmptyState
            title={t`No salary set`}
            text={t`Payslips are generated once a salary is set.`}
            action={action ?? null}
          />
        )}
      </Panel>
      {salaries.length > 1 ? <SalaryHistory salaries={salaries} /> : null}
      {revise ? (
        <ReviseSalaryDialog open={revising} onClose={() => setRevising(false)} latest={salaries[0]} {...revise} />
      ) : null}
    </>
  )
}
