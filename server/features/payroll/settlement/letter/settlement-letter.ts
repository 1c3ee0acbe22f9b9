import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { translate } from '../../../../platform/language/translate.ts'
import { logoOf } from '../../../../platform/pdf/logo.ts'
import { conflict, notFound } from '../../../../platform/problem.ts'
import type { Bytes } from '../../../../platform/bytes.ts'
import { newestOwn } from '../own-settlement.ts'
import { settlement } from '../settlement.ts'
import { drawSettlement } from './draw-settlement.ts'
import { letterParties } from './leaver.queries.ts'
import { settlementPaper, type Told } from './settlement-paper.ts'

/** The letter of an approved settlement: with the present amounts, or what was paid. */
export async function settlementLetter(app: App, tx: Tx, employee: Id, language: string): Promise<Bytes> {
  const { settlement: decided, statement, ...person } = await settlement(tx, employee)
  if (person.leftOn === null || decided === null) throw notFound(say`The settlement was not found.`)
  if (decided.approvedAt === null || statement === null)
    throw conflict(say`The letter is available once the settlement is approved.`)
  const { leftOn, joinedOn, due } = person
  const { reason, noticeDays, servedDays, approvedAt, paidOn } = decided
  const told = { leftOn, joinedOn, due, reason, noticeDays, servedDays, approvedAt, paidOn, statement }
  return letter(app, tx, employee, told, language)
}

/** One's own letter, once the settlement is in a payslip. */
export async function ownSettlementLetter(app: App, tx: Tx, actor: Actor, language: string): Promise<Bytes> {
  const own = await newestOwn(tx, actor)
  if (own === null) throw notFound(say`The settlement was not found.`)
  const { statement } = own.settlement
  if (statement === null) throw conflict(say`The letter is available once your last payslip is approved.`)
  return letter(app, tx, own.employee, { ...own.settlement, statement }, language)
}

/** No database connection is held while it is drawn. */
async function letter(app: App, tx: Tx, employee: Id, told: Told, language: string): Promise<Bytes> {
  const parties = await letterParties(tx, { employee })
  if (!parties) throw notFound(say`The employee was not found.`)
  const paper = settlementPaper(parties, told, language)
  return {
    type: 'application/pdf',
    name: `${translate(say`Full and final settlement`, language)} ${parties.code}.pdf`,
    content: async () => Buffer.from(await drawSettlement(paper, await logoOf(app, parties.company.logoKey))),
  }
}
