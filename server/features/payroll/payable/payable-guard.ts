import { asValue } from '../../../platform/audit/audit.ts'
import type { z } from 'zod'
import type { OutsidePaymentInput } from '@muster/contract/payroll/payable/payable.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict } from '../../../platform/problem.ts'
import { outsidePayment, payablesForUpdate, payablesOf, undoWaiting } from './payable.queries.ts'
import { besidesPay } from '../second-person/besides-pay.ts'

/** What was paid, or received of an advance, outside payroll: no pay run pays or recovers it any more. */
export async function outsidePaymentGuard(
  tx: Tx,
  { payables, amountPaise, paidOn, reference }: z.output<typeof OutsidePaymentInput>,
) {
  // Of two simultaneous requests the second finds the first.
  await payablesForUpdate(tx, { ids: payables, request: null })
  const rows = await payablesOf(tx, { ids: payables, request: null })
  const asked = rows.find(({ waiting }) => waiting?.step === 'payment')
  if (asked) throw awaited(asked.request.number, asked.waiting!.requestedBy)
  const [first] = rows
  if (!first) return null
  const { number } = first.request
  const more = rows.length - 1
  const title =
    more === 0
      ? say`Payment of ${number} to ${first.employee.name}`
      : say`Payment of ${number} and ${more} more requests`
  return {
    ...besidesPay(first.employee._id, title),
    concerns: rows.map(({ _id }) => _id),
    changes: [
      ...rows.map(({ request, openPaise }) => ({
        label: verbatim(request.number),
        from: { paise: openPaise },
        to: { paise: openPaise - (amountPaise ?? openPaise) },
      })),
      ...(paidOn === undefined ? [] : [{ label: say`Paid on`, from: null, to: { day: paidOn } }]),
      { label: say`Reference`, from: null, to: asValue(reference) },
    ],
    now: () => Promise.resolve({ paidPaise: 0 }),
  }
}

export async function undoPaymentGuard(tx: Tx, id: Id, reason: string) {
  const payment = await outsidePayment(tx, { id })
  if (!payment) return null
  await payablesForUpdate(tx, { ids: [payment.payable], request: null })
  const [row] = await payablesOf(tx, { ids: [payment.payable], request: null })
  if (!row) return null
  const { number } = row.request
  if (await undoWaiting(tx, { payment: id }))
    throw conflict(say`The reversal of this payment of ${number} awaits approval already.`)
  return {
    ...besidesPay(row.employee._id, say`Reversal of ${row.employee.name}'s payment of ${number}`),
    concerns: [row._id, id],
    changes: [
      {
        label: verbatim(number),
        from: { paise: row.openPaise },
        to: { paise: row.openPaise + payment.amountPaise },
      },
      { label: say`Reason`, from: null, to: verbatim(reason) },
    ],
    now: () => Promise.resolve(null),
  }
}

const awaited = (number: string, name: string) =>
  conflict(
    say`${number}: a payment requested by ${name} awaits approval already. Wait for the decision, or have it withdrawn.`,
  )
