import type { z } from 'zod'
import type { OutsidePaymentInput } from '@muster/contract/payroll/payable/payable.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { outsidePayment, payablesOf } from '../payable/payable.queries.ts'
import { dayText } from '../words.ts'

/** What was paid, or of an advance received, outside of pay: nobody's pay pays or takes it any more. */
export async function outsidePaymentGuard(
  tx: Tx,
  { payables, amountPaise, paidOn, reference }: z.output<typeof OutsidePaymentInput>,
) {
  const rows = await payablesOf(tx, { ids: payables, request: null })
  const [first] = rows
  if (!first) return null
  const { number } = first.request
  const more = rows.length - 1
  const title =
    more === 0
      ? say`Payment of ${number} to ${first.employee.name}`
      : say`Payment of ${number} and ${more} more requests`
  return {
    ...paid(first.employee._id, title),
    changes: [
      ...rows.map(({ request, openPaise }) => ({
        label: request.number,
        from: rupeeText(openPaise),
        to: rupeeText(openPaise - (amountPaise ?? openPaise)),
      })),
      ...(paidOn === undefined ? [] : [{ label: 'Paid on', from: null, to: dayText(paidOn) }]),
      { label: 'Reference', from: null, to: reference },
    ],
    now: () => Promise.resolve({ paidPaise: 0 }),
  }
}

export async function undoPaymentGuard(tx: Tx, id: Id, reason: string) {
  const payment = await outsidePayment(tx, { id })
  const [row] = payment ? await payablesOf(tx, { ids: [payment.payable], request: null }) : []
  if (!payment || !row) return null
  return {
    ...paid(row.employee._id, say`Payment of ${row.request.number} to ${row.employee.name} taken back`),
    changes: [
      {
        label: row.request.number,
        from: rupeeText(row.openPaise),
        to: rupeeText(row.openPaise + payment.amountPaise),
      },
      { label: 'Reason', from: null, to: reason },
    ],
    now: () => Promise.resolve(null),
  }
}

function paid(employee: Id, title: Sentence) {
  return {
    area: 'loan' as const,
    record: { type: 'employee' as const, id: employee },
    employee,
    isRepeatable: true,
    title,
  }
}
