import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { whoDid } from '../../../platform/audit/audit.queries.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { settlement } from '../settlement/settlement.ts'
import { payslipToReverse, subjectOf } from './subject.queries.ts'

/** The approver must not have prepared the settlement; approval may pay at once. */
export async function settlementGuard(tx: Tx, employee: Id, { action }: { action: string }) {
  if (action !== 'approve') return null
  const subject = await subjectOf(tx, { employee })
  if (!subject) return null
  const { leftOn, statement } = await settlement(tx, employee)
  return {
    area: 'settlement' as const,
    title: say`Final settlement of ${subject.name}`,
    record: { type: 'employee' as const, id: employee },
    employee,
    isBound: true,
    changes: [
      { label: say`Status`, from: say`Awaiting approval`, to: say`Approved` },
      ...(leftOn === null ? [] : [{ label: say`Last working day`, from: null, to: { day: leftOn } }]),
      ...(statement === null ? [] : [{ label: say`Net pay`, from: null, to: { paise: statement.netPaise } }]),
    ],
    parts: await whoDid(tx, { type: 'employee', id: employee, actions: ['savedSettlement'] }),
    now: () => Promise.resolve({ runId: null }),
    news: (by: string) => say`${by} approved the final settlement of ${subject.name}`,
  }
}

export async function reversalGuard(tx: Tx, id: Id, { reason, cameBack }: { reason: string; cameBack: boolean }) {
  const slip = await payslipToReverse(tx, { id })
  if (!slip) return null
  const { employee, name, month, netPaise, runId } = slip
  return {
    area: 'settlement' as const,
    title: say`Reverse payslip of ${name}: ${{ month }}`,
    record: { type: 'employee' as const, id: employee },
    employee,
    isRepeatable: true,
    changes: [
      { label: say`Net pay`, from: { paise: netPaise }, to: null },
      ...(cameBack ? [{ label: say`Payment`, from: null, to: say`Failed or came back` }] : []),
      { label: say`Reason`, from: null, to: verbatim(reason) },
    ],
    now: () => Promise.resolve({ _id: id, runId }),
    news: (by: string) => say`${by} reversed the payslip of ${name} for ${{ month }}`,
  }
}
