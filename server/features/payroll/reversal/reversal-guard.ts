import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { payslipToReverse } from './reversal.queries.ts'

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
