import type { z } from 'zod'
import type { OwnSettlement } from '@muster/contract/payroll/settlement/settlement.routes.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { lineName } from '@muster/engine/payroll/payslip/line-name.ts'
import type { OneOff } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { Said, Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { organisationBook } from '../statutory/index.ts'
import { employment } from '../employment/employment.queries.ts'
import { dueOf, hasGratuity, type SaidDue } from './due.ts'
import { paidStatementOf } from './paid-statement.queries.ts'
import { settlementOf } from './settlement.queries.ts'
import { paidStatement, type SaidStatement } from './statement.ts'

interface SaidOwnSettlement extends Omit<z.output<typeof OwnSettlement>, 'due' | 'settled' | 'statement'> {
  due: SaidDue[]
  settled: { code: string; name: Sentence; type: OneOff['kind']; amountPaise: Paise; reason: Said }[]
  statement: SaidStatement | null
}

/** One's own settlement once it is approved; until then only payroll can see it. */
export async function ownSettlement(tx: Tx, actor: Actor): Promise<SaidOwnSettlement | null> {
  return (await newestOwn(tx, actor))?.settlement ?? null
}

/** That of the newest employment which has one, with the employee record of it. */
export async function newestOwn(
  tx: Tx,
  { employee, formerly }: Actor,
): Promise<{ employee: Id; settlement: SaidOwnSettlement } | null> {
  // Ids of records grow with time.
  for (const record of [...(employee === null ? [] : [employee]), ...(formerly ?? []).toSorted().toReversed()]) {
    const settlement = await settlementSaid(tx, record)
    if (settlement !== null) return { employee: record, settlement }
  }
  return null
}

async function settlementSaid(tx: Tx, employee: Id): Promise<SaidOwnSettlement | null> {
  const person = await employment(tx, { employee })
  const row = await settlementOf(tx, { employee })
  const leftOn = person?.leftOn ?? null
  if (!person || !row || leftOn === null || row.approvedAt === null || row.lines === null) return null
  const { reason, noticeDays, servedDays, approvedAt, paidOn, payslipId, lines } = row
  const paid = payslipId === null ? undefined : await paidStatementOf(tx, { payslip: payslipId })
  const paysGratuity = hasGratuity(lines.oneOffs)
  return {
    ...{ name: person.name, joinedOn: person.joinedOn, leftOn, reason, noticeDays, servedDays, approvedAt },
    state: paid ? 'paid' : 'approved',
    paidOn: paid ? paidOn : null,
    payslipId: paid ? payslipId : null,
    due: await dueOf(tx, await organisationBook(tx), { employee, leftOn, paidOn, paysGratuity }),
    settled: lines.oneOffs.map(({ code, name, kind: type, amountPaise, reason: why }) => ({
      ...{ code, name: lineName({ code, name }), type, amountPaise, reason: why },
    })),
    statement: paid ? paidStatement(paid, lines) : null,
  }
}
