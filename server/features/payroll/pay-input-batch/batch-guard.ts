import type { z } from 'zod'
import type { VariableSheet } from '@muster/contract/payroll/pay-run/pay-input-batch.routes.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { asValue } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { previewBatch } from './pay-input-batch.ts'
import { batchEntries, batchNamed } from './pay-input-batch.queries.ts'

/** Rows that need correction are refused before approval is requested. */
export async function batchGuard(tx: Tx, actor: Actor, sheet: z.output<typeof VariableSheet>) {
  const { rows, people, totals } = await previewBatch(tx, actor, sheet)
  const sum = (amountPaise: Paise) => (amountPaise === 0 ? null : { paise: amountPaise })
  return {
    ...ofBatch(tx),
    title: say`Variable inputs: ${{ month: sheet.month }}`,
    changes: [
      { label: say`Rows`, from: null, to: asValue(rows) },
      { label: say`People`, from: null, to: asValue(people.length) },
      { label: say`Payments`, from: null, to: sum(totals.paymentsPaise) },
      { label: say`Reimbursements`, from: null, to: sum(totals.reimbursementsPaise) },
      { label: say`Deductions`, from: null, to: sum(totals.deductionsPaise) },
      {
        label: say`LOP days`,
        from: null,
        to: totals.lossOfPayHalfDays === 0 ? null : daysOf(totals.lossOfPayHalfDays),
      },
      ...people.flatMap(changesOfPerson),
    ].filter(({ to }) => to !== null),
    now: (change: Id) => Promise.resolve({ _id: change }),
    news: (by: string) =>
      say`${by} added variable inputs for ${{ month: sheet.month }}: ${plural(rows, { one: '# row', other: '# rows' })}`,
  }
}

export async function batchUndoGuard(tx: Tx, id: Id) {
  const batch = await batchNamed(tx, { id })
  if (!batch) return null
  const { month, rows } = batch
  return {
    ...ofBatch(tx),
    title: say`Undo variable inputs: ${{ month }}`,
    changes: [{ label: say`Rows`, from: asValue(rows), to: null }, ...(await removedRows(tx, id))],
    now: () => Promise.resolve(null),
    news: (by: string) =>
      say`${by} undid variable inputs for ${{ month }}: ${plural(rows, { one: '# row', other: '# rows' })}`,
  }
}

/** Each row of a batch, taken out. */
export async function removedRows(tx: Tx, id: Id) {
  return (await batchEntries(tx, { id })).map(({ person, name, amountPaise, halfDays }) => ({
    label: say`${person}: ${name}`,
    from: amountPaise === null ? daysOf(halfDays ?? 0) : { paise: amountPaise },
    to: null,
  }))
}

type Effect = Awaited<ReturnType<typeof previewBatch>>['people'][number]

/** A person's rows, and what they do to the month's net pay. */
export function changesOfPerson({ employee, lines, lossOfPayHalfDays, netBeforePaise, netAfterPaise }: Effect) {
  const person = `${employee.name} (${employee.code})`
  const net = netAfterPaise === null || netBeforePaise === null ? null : { paise: netAfterPaise }
  return [
    ...lines.map(({ type, name, amountPaise }) => ({
      label: type === 'deduction' ? say`${person}: ${name}, deduction` : say`${person}: ${name}`,
      from: null,
      to: { paise: amountPaise },
    })),
    { label: say`${person}: LOP days`, from: null, to: lossOfPayHalfDays === 0 ? null : daysOf(lossOfPayHalfDays) },
    { label: say`${person}: net pay`, from: netBeforePaise === null ? null : { paise: netBeforePaise }, to: net },
  ]
}

const daysOf = (halfDays: HalfDays) => asValue(halfDays / 2)

function ofBatch(tx: Tx) {
  return {
    area: 'salary' as const,
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    isRepeatable: true,
  }
}
