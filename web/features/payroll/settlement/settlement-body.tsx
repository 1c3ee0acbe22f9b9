import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useLetterAction } from './letter-action.ts'
import { SettlementChecks } from './settlement-checks.tsx'
import { dueFacts } from './settlement-due.tsx'
import { SettlementHints } from './settlement-hints.tsx'
import {
  noticeLabels,
  reasonLabels,
  settlementReads,
  stateOf,
  type Decided,
  type Settlement,
  type Statement,
} from './settlement-labels.ts'

// Loaded on request.
const SettlementStatement = lazyPart(() => import('./settlement-statement.tsx'))

type Step = 'approve' | 'reopen' | 'cancel'

interface Props {
  employeeId: string
  name: string
  known: Settlement
  decided: Decided
  /** Null for read-only users. */
  onEdit: (() => void) | null
}

/** The decisions of a settlement, its total, and its next step. */
export function SettlementBody({ employeeId, name, known, decided, onEdit }: Props) {
  const { statement, problem, due } = known
  const [confirming, setConfirming] = useState<Step | null>(null)
  const [isReading, setReading] = useState(false)
  const step = useCall('POST /api/v1/employee/settlement/{id}/step', { stale: [...settlementReads] })
  const isPending = decided.state === 'pending'
  const letter = useLetterAction(employeeId, name)
  return (
    <>
      <SettlementHints employeeId={employeeId} known={known} canWrite={onEdit !== null} />
      <Facts
        minWidth={140}
        facts={[
          { label: t`Status`, value: <StatusChip status={decided.state} {...stateOf(decided)} /> },
          ...dueFacts(due, decided.paidOn),
          statement !== null && { label: t`Net payable`, value: <Money value={statement.netPaise} exact /> },
          { label: t`Reason`, value: reasonLabels[decided.reason] },
          { label: t`Notice served`, value: t`${decided.servedDays} of ${decided.noticeDays} days` },
          decided.servedDays < decided.noticeDays && {
            label: t`Notice shortfall`,
            value: noticeLabels[decided.noticeBy],
          },
          decided.approvedBy !== null && { label: t`Approved by`, value: decided.approvedBy },
          statement !== null && {
            label: t`Paid with`,
            value: paidWith(statement, decided.state === 'paid'),
            wide: true,
          },
        ]}
      />
      <SettlementChecks employeeId={employeeId} decided={decided} canWrite={onEdit !== null} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {onEdit && isPending ? (
          <>
            <ActionButton
              look="primary"
              action={{ label: t`Approve`, disabled: problem !== null, onClick: () => setConfirming('approve') }}
            />
            <ActionButton action={{ label: t`Change`, onClick: onEdit }} />
          </>
        ) : null}
        {statement === null ? null : (
          <ActionButton action={{ label: t`View statement`, onClick: () => setReading(true) }} />
        )}
        {statement === null || isPending ? null : <ActionButton action={letter} />}
        {onEdit && decided.state === 'approved' ? (
          <ActionButton action={{ label: t`Reopen`, onClick: () => setConfirming('reopen') }} />
        ) : null}
        {onEdit && isPending ? (
          <ActionButton action={{ label: t`Discard`, danger: true, onClick: () => setConfirming('cancel') }} />
        ) : null}
      </Box>
      {isReading && statement !== null ? (
        <Suspense fallback={null}>
          <SettlementStatement
            name={name}
            joinedOn={known.joinedOn}
            leftOn={known.leftOn}
            terms={decided}
            due={due}
            statement={statement}
            onClose={() => setReading(false)}
          />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={confirming !== null}
        {...texts(confirming ?? 'approve', name, statement?.isExtra ?? false)}
        danger={confirming === 'cancel'}
        onConfirm={async () => {
          if (confirming === null) return
          await step.run({ params: { id: employeeId }, body: { action: confirming } })
          snack(done[confirming])
        }}
        onClose={() => setConfirming(null)}
      />
    </>
  )
}

function paidWith({ isExtra, month }: Statement, isPaid: boolean): string {
  if (!isExtra) return t`${formatMonth(month)} payslip`
  return isPaid
    ? t`Separate payslip for ${formatMonth(month)}`
    : t`Separate payslip, because ${formatMonth(month)} is locked`
}

const done: Record<Step, string> = {
  approve: t`Settlement approved`,
  reopen: t`Settlement reopened`,
  cancel: t`Settlement discarded`,
}

function texts(step: Step, name: string, isExtra: boolean): { title: string; confirm: string; children: string } {
  if (step === 'reopen')
    return {
      title: t`Reopen ${name}'s settlement?`,
      confirm: t`Reopen`,
      children: t`No pay run includes it until it is approved again.`,
    }
  if (step === 'cancel')
    return {
      title: t`Discard ${name}'s settlement?`,
      confirm: t`Discard`,
      children: t`All settlement details will be lost.`,
    }
  const children = isExtra
    ? t`A separate payslip is created immediately, and only a reversal can undo it.`
    : t`It is paid in the last month's pay run. You can reopen it until then.`
  return { title: t`Approve ${name}'s settlement?`, confirm: t`Approve`, children }
}
