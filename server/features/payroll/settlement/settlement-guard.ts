import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { whoDid } from '../../../platform/audit/audit.queries.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { settlement } from './settlement.ts'
import { subjectOf } from '../second-person/subject.queries.ts'

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
