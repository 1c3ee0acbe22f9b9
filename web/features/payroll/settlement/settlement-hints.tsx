import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { Suspense } from 'react'
import { leaveLeftParts } from '../../../app/tables/settlement-parts.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { settlementReads, type Settlement, type Statement } from './settlement-labels.ts'

/** What prevents the approval of a settlement, what to check before it, and what the pay does not cover. */
export function SettlementHints({
  employeeId,
  known,
  canWrite,
}: {
  employeeId: string
  known: Settlement
  canWrite: boolean
}) {
  const { leftOn, problem, toCheck, encashable, statement } = known
  const overpaid = -(statement?.lines.find(({ code }) => code === 'RECEIVABLE')?.amountPaise ?? 0)
  return (
    <>
      {problem === null ? null : <Alert severity="warning">{problem}</Alert>}
      {toCheck.length === 0 ? null : (
        <Alert severity="info">
          {toCheck.map((words) => (
            <div key={words}>{words}</div>
          ))}
          {canWrite && leftOn !== null && encashable.length > 0 ? (
            <Suspense fallback={null}>
              {leaveLeftParts.map((LeaveLeft, at) => (
                <LeaveLeft
                  key={at}
                  employeeId={employeeId}
                  lastDay={leftOn}
                  leave={encashable}
                  onDone={() => void invalidate(...settlementReads)}
                />
              ))}
            </Suspense>
          ) : null}
        </Alert>
      )}
      {overpaid === 0 ? null : (
        <Alert severity="warning">
          {t`The overpayment exceeds this settlement by ${formatMoney(overpaid, { exact: true })}. Nothing is payable; the balance is tracked under Loans and advances.`}
        </Alert>
      )}
      {statement === null || statement.unrecovered.length === 0 ? null : (
        <Alert severity="warning">{unrecoveredText(statement)}</Alert>
      )}
    </>
  )
}

function unrecoveredText({ unrecovered }: Statement): string {
  const parts = unrecovered.map(({ name, amountPaise }) => `${name} ${formatMoney(amountPaise, { exact: true })}`)
  return t`Pay is not enough to recover ${parts.join(', ')}. The balance is tracked under Loans and advances.`
}
