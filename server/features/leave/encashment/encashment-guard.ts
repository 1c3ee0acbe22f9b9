import type { z } from 'zod'
import type { LeaveEncashmentInput } from '@muster/contract/leave/leave-encashment.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
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
      {
        label: verbatim(subject.policy),
        from: null,
        to: halfDays === null ? say`All that can be paid out` : daysSaid(halfDays),
      },
      { label: say`Month`, from: null, to: { month } },
      { label: say`Reason`, from: null, to: verbatim(reason) },
    ],
    now: (change: Id) => Promise.resolve({ _id: change, halfDays: 0 }),
  }
}
