import type { z } from 'zod'
import type { LeaveEncashmentInput } from '@muster/contract/leave/leave-encashment.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { daysText, monthText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { encashmentSubject } from './encashment.queries.ts'

/** The next pay run pays it. */
export async function encashmentGuard(
  tx: Tx,
  employee: Id,
  { policyId, halfDays, month, reason }: z.output<typeof LeaveEncashmentInput>,
) {
  const subject = await encashmentSubject(tx, { employee, policy: policyId })
  if (!subject) return null
  return {
    area: 'loan' as const,
    title: say`Leave encashment for ${subject.name}`,
    record: { type: 'employee' as const, id: employee },
    employee,
    isRepeatable: true,
    changes: [
      { label: subject.policy, from: null, to: halfDays === null ? 'All that can be paid out' : daysText(halfDays) },
      { label: 'Month', from: null, to: monthText(month) },
      { label: 'Reason', from: null, to: reason },
    ],
    now: (change: Id) => Promise.resolve({ _id: change, halfDays: 0 }),
  }
}
