import type { z } from 'zod'
import type { BonusPayment } from '@muster/contract/payroll/bonus/bonus-run.routes.ts'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { lawValue } from '@muster/engine/law/law.ts'
import { bonusMaximumRate, bonusMinimumRate } from '@muster/engine/payroll/rules/in/wages/bonus.law.ts'
import { bonusDue, carriedSurplus } from '@muster/engine/payroll/rules/in/wages/year-bonus.ts'
import { lineNames } from '@muster/engine/payroll/payslip/line-name.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { ownPay } from '../../identity/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { entityAmong, keyOfEntity, payingEntities } from '../legal-entity/paying-entity.ts'
import { undoBatch } from '../pay-input-batch/pay-input-batch.ts'
import { insertBatch, insertEntries } from '../pay-input-batch/pay-input-batch.queries.ts'
import { saidSteps } from '../said-line.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import { bonusPeoplePage, bonusSums, bonusToEnter } from './bonus-people.queries.ts'
import { bonusRunOfYear, payBonusOutside, setBonusBatch, type BonusRunRow } from './bonus-run.queries.ts'
import { settledBasisPoints, termsOf } from './entity-terms.ts'
import { spanOf } from './calculate-bonus.ts'

/** The bonus of a year; without figures until it is calculated. */
export async function bonusOfYear(tx: Tx, year: string, asked?: AskedEntity) {
  const { last, to } = spanOf(year)
  const chosen = entityAmong(await payingEntities(tx), asked)
  const book = await organisationBook(tx)
  const today = await companyToday(tx)
  const { rate } = (await statutorySettings(tx, last)).bonus
  const run = await bonusRunOfYear(tx, { year })
  return {
    ...{ year, isOver: today > last, dueOn: bonusDue(book, last) },
    leastRateBasisPoints: lawValue(book, bonusMinimumRate, last),
    mostRateBasisPoints: lawValue(book, bonusMaximumRate, last),
    rateBasisPoints: settledBasisPoints(rate),
    run: run === undefined ? null : await shown(),
  }

  async function shown() {
    const { id, batch: _, calculatedAt, month } = run!
    const { rateBasisPoints, ...terms } = await termsOf(tx, run!, chosen)
    const sums = (await bonusSums(tx, { run: id, until: to, entity: keyOfEntity(chosen), today }))!
    const { allocableSurplusPaise: allocablePaise, setOnPaise, setOffPaise } = terms
    const carriedPaise =
      allocablePaise === null ? null : carriedSurplus(book, last, { allocablePaise, setOnPaise, setOffPaise, ...sums })
    const all = chosen === null ? sums : (await bonusSums(tx, { run: id, until: to, entity: null, today }))!
    const left = { dueToAllPaise: all.payablePaise - all.paidPaise - all.outsidePaise }
    return {
      ...{ rateBasisPoints, allocableSurplusPaise: allocablePaise, setOnPaise, setOffPaise },
      ...sums,
      carriedPaise,
      ...left,
      calculatedAt,
      month,
    }
  }
}

export async function bonusPeople(tx: Tx, { year, search, state, entity, ...cut }: AskedPeople) {
  const chosen = entityAmong(await payingEntities(tx), entity)
  const run = await bonusRunOfYear(tx, { year })
  if (!run) return { data: [], total: 0 }
  const { data, total } = await bonusPeoplePage(tx, {
    run: run.id,
    until: spanOf(year).to,
    entity: keyOfEntity(chosen),
    search: search || null,
    state: state ?? null,
    ...cut,
  })
  return { total, data: data.map(({ steps, ...person }) => ({ ...person, steps: saidSteps(steps) })) }
}

interface AskedPeople {
  year: string
  search?: string | undefined
  state?: string | undefined
  entity?: AskedEntity | undefined
  sortBy: 'name' | 'payable'
  sortOrder: 'asc' | 'desc'
  limit: number
  offset: number
}

/** People still to be paid and employed in the month, each with a one-time payment. */
export async function toEnter(tx: Tx, actor: Actor, year: string, month: Month) {
  const run = await calculated(tx, year)
  if (run.month !== null) throw conflict(say`The bonus is entered in the pay of ${{ month: run.month }} already.`)
  const span = spanOf(year)
  if (month <= span.to) throw wrongField('body.month', say`Choose a month after ${{ month: span.to }}`)
  const rows = await bonusToEnter(tx, {
    run: run.id,
    until: span.to,
    entity: null,
    month,
    first: firstDay(month),
    last: lastDay(month),
  })
  const people = rows.filter(({ isThere }) => isThere)
  if (people.some(({ isLocked }) => isLocked)) throw wrongField('body.month', say`The pay of ${{ month }} is locked`)
  if (people.length === 0) throw conflict(say`There is no bonus to pay in ${{ month }}.`)
  const own = people.find(({ employee }) => isOwn(actor, employee))
  const refusal = say`Your own bonus is among them. Someone else must enter it.`
  const alone = own ? await ownPay(tx, actor, own.employee, refusal, 'payRollHistoryWrite') : {}
  return { run, people, alone, amountPaise: people.reduce((sum, { amountPaise }) => sum + amountPaise, 0) }
}

/** The bonus of each person as a one-time payment. */
export function bonusEntries<P extends { amountPaise: Paise }>(people: readonly P[], year: string) {
  return people.map(({ amountPaise, ...employee }) => ({
    ...{ employee, amountPaise, type: 'earning' as const, nature: 'statutoryBonus' as const },
    ...{ name: lineNames.STATUTORY_BONUS.text, reason: year },
  }))
}

export async function enterBonus(tx: Tx, actor: Actor, year: string, month: Month): Promise<{ _id: Id }> {
  const { run, people, alone } = await toEnter(tx, actor, year, month)
  const by = { id: newId(), month, account: actor.account, now: tx.now }
  await insertBatch(tx, { ...by, rows: people.length })
  const entries = bonusEntries(people, year).map(({ employee: { employee }, amountPaise: amount, ...entry }) => {
    return { ...entry, employee, amount }
  })
  await insertEntries(tx, { ...by, entries: JSON.stringify(entries) })
  await setBonusBatch(tx, { run: run.id, batch: by.id })
  const changes = { financialYear: nowIs(year), fromMonth: nowIs({ month }), number: nowIs(people.length), ...alone }
  await audit(tx, actor, 'enteredBonus', { type: 'organisation', id: tx.organisation }, changes)
  return { _id: by.id }
}

export async function withdrawBonus(tx: Tx, actor: Actor, year: string): Promise<null> {
  const run = await calculated(tx, year)
  if (run.batch === null) throw conflict(say`The bonus is not entered in any pay.`)
  await undoBatch(tx, actor, run.batch)
  await setBonusBatch(tx, { run: run.id, batch: null })
  return null
}

/** Records a payment outside payroll, or removes it if no day is given. */
export async function paidOutside(
  tx: Tx,
  actor: Actor,
  { year, employee }: { year: string; employee: Id },
  { paidOn, reference }: z.output<typeof BonusPayment>,
): Promise<null> {
  const refusal = say`Someone else must change your own pay.`
  const alone = await ownPay(tx, actor, employee, refusal, 'payRollHistoryWrite')
  const run = await calculated(tx, year)
  if (paidOn !== null && paidOn > (await companyToday(tx)))
    throw wrongField('body.paidOn', say`Choose a day that is not in the future`)
  if ((await payBonusOutside(tx, { run: run.id, employee, paidOn, reference })) === 0)
    throw notFound(say`The employee was not found.`)
  const changes = {
    financialYear: nowIs(year),
    ...(paidOn === null ? {} : { paidOn: nowIs({ day: paidOn }) }),
    ...alone,
  }
  await audit(tx, actor, 'paidBonusOutside', { type: 'employee', id: employee }, changes)
  return null
}

export async function calculated(tx: Tx, year: string): Promise<BonusRunRow> {
  const run = await bonusRunOfYear(tx, { year })
  if (!run) throw notFound(say`The bonus of this year was not calculated yet.`)
  return run
}
