import type { z } from 'zod'
import type { BonusDecision, BonusTerms } from '@muster/contract/payroll/bonus/bonus-run.routes.ts'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import { firstDay, lastDay, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { lawValue, type LawBook } from '@muster/engine/law/law.ts'
import { bonusMaximumRate, bonusMinimumRate } from '@muster/engine/payroll/rules/in/wages/bonus.law.ts'
import { yearBonus } from '@muster/engine/payroll/rules/in/wages/year-bonus.ts'
import { percentText } from '@muster/engine/format.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { ownPay } from '../../identity/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { recordOf } from '../legal-entity/find-entity.ts'
import { entityAmong, payingEntities } from '../legal-entity/paying-entity.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import {
  bonusDecisions,
  bonusRunOfYear,
  decideBonus,
  putBonusPeople,
  putBonusRun,
  type BonusRunRow,
} from './bonus-run.queries.ts'
import { putEntityTerms } from './entity-terms.queries.ts'
import { noSurplus, ratesOf, settledBasisPoints, type CalculatedRun } from './entity-terms.ts'
import { yearPay } from './year-pay.queries.ts'

/** An accounting year: April to March. */
export function spanOf(year: string): { from: Month; to: Month; first: Day; last: Day } {
  const months = monthsOfFinancialYear(year)
  const [from, to] = [months[0]!, months.at(-1)!]
  return { from, to, first: firstDay(from), last: lastDay(to) }
}

/**
 * Calculates a year, or recalculates it with the decisions on each person. The terms are those of the organisation or of one of several
 * legal entities; the others keep theirs.
 */
export async function calculateBonus(
  tx: Tx,
  actor: Actor,
  { year, entity: asked }: { year: string; entity?: AskedEntity | undefined },
  terms: z.output<typeof BonusTerms>,
) {
  const { last } = spanOf(year)
  if ((await companyToday(tx)) <= last) throw conflict(say`The accounting year ends on ${{ day: last }}.`)
  const book = await organisationBook(tx)
  const [least, most] = [lawValue(book, bonusMinimumRate, last), lawValue(book, bonusMaximumRate, last)]
  if (terms.rateBasisPoints < least || terms.rateBasisPoints > most)
    throw wrongField('body.rateBasisPoints', say`Enter a rate from ${percentText(least)} to ${percentText(most)}`)
  const chosen = entityAmong(await payingEntities(tx), asked)
  const known = await openRun(tx, year)
  const other = chosen?.id ?? null
  const common = other === null ? terms : (known ?? { ...noSurplus, rateBasisPoints: await settledRate() })
  const run = { ...common, id: known?.id ?? newId() }
  await putBonusRun(tx, { ...run, year, account: actor.account, now: tx.now })
  if (other !== null) await putEntityTerms(tx, { ...terms, run: run.id, entity: other })
  await calculatePeople(tx, book, year, run)
  const changes = { ...(chosen && { legalEntity: nowIs(chosen.name) }), financialYear: nowIs(year) }
  await audit(tx, actor, 'calculatedBonus', recordOf(tx), changes)
  return null

  async function settledRate() {
    return settledBasisPoints((await statutorySettings(tx, last)).bonus.rate)
  }
}

/** Stores the decision on one person, and recalculates the year. */
export async function decideOnPerson(
  tx: Tx,
  actor: Actor,
  of: { year: string; employee: Id },
  decision: z.output<typeof BonusDecision>,
) {
  const refusal = say`Someone else must change your own pay.`
  const alone = await ownPay(tx, actor, of.employee, refusal, 'payRollHistoryWrite')
  const run = await openRun(tx, of.year)
  if (!run) throw notFound(say`The bonus of this year was not calculated yet.`)
  if ((await decideBonus(tx, { ...decision, run: run.id, employee: of.employee })) === 0)
    throw notFound(say`The employee was not found.`)
  await calculatePeople(tx, await organisationBook(tx), of.year, run)
  await audit(
    tx,
    actor,
    'decidedBonus',
    { type: 'employee', id: of.employee },
    { financialYear: nowIs(of.year), ...alone },
  )
  return null
}

/** The run of a year; 409 if it is already entered in pay. */
async function openRun(tx: Tx, year: string): Promise<BonusRunRow | undefined> {
  const run = await bonusRunOfYear(tx, { year })
  if (run?.month != null)
    throw conflict(say`The bonus is entered in the pay of ${{ month: run.month }}. Undo that before you change it.`)
  return run
}

async function calculatePeople(tx: Tx, book: LawBook, year: string, run: CalculatedRun): Promise<void> {
  const people = []
  for (const { employee, settledPaise, excluded, bonus } of await bonuses(tx, book, spanOf(year), run)) {
    const out = excluded === null ? [] : [{ words: say`Excluded: ${plain(excluded)}`, amountPaise: 0 }]
    people.push({
      ...{ employee, eligible: bonus.eligible, wages: bonus.wagesPaise, halfDays: bonus.halfDays },
      ...{ bonus: bonus.bonusPaise, settled: settledPaise, payable: bonus.payablePaise },
      steps: [...bonus.trace, ...out],
    })
  }
  await putBonusPeople(tx, { run: run.id, people: JSON.stringify(people) })
}

/** Everyone's bonus for the months of a span, by a calculated run or, without one, by the settings. */
async function bonuses(tx: Tx, book: LawBook, span: ReturnType<typeof spanOf>, run: CalculatedRun | undefined) {
  const { bonus: settings } = await statutorySettings(tx, span.last)
  const decided = new Map(
    (run === undefined ? [] : await bonusDecisions(tx, { run: run.id })).map((one) => [one.employee, one]),
  )
  const paid = await yearPay(tx, span)
  const employees = paid.map(({ employee }) => employee)
  const rateFor = await ratesOf(tx, run, settings.rate, { employees, month: span.to })
  const minimumWagePaise = settings.minimumWagePaise ?? 0
  const breathe = breather()
  const people = []
  for (const { employee, months, settledPaise } of paid) {
    await breathe()
    const { customaryPaise = 0, advancePaise = 0, misconductPaise = 0, excluded = null } = decided.get(employee) ?? {}
    const taken = { customaryPaise, advancePaise, misconductPaise, settledPaise }
    const terms = { rate: rateFor(employee), eligibilityPaise: null, ceilingPaise: null }
    const bonus = yearBonus(book, { day: span.last, months, minimumWagePaise, ...taken }, terms)
    people.push({ employee, settledPaise, excluded, bonus })
  }
  return people
}

/** The bonus of a year still unpaid at the end of a month, for the months up to it; none once it is in pay. */
export async function bonusOwed(tx: Tx, year: string, to: Month): Promise<{ employee: Id; paise: Paise }[]> {
  const whole = spanOf(year)
  const run = await bonusRunOfYear(tx, { year })
  if (run?.month != null && run.month <= to) return []
  const span = to < whole.to ? { ...whole, to, last: lastDay(to) } : whole
  const people = await bonuses(tx, await organisationBook(tx), span, run)
  return people.map(({ employee, excluded, bonus }) => ({
    employee,
    paise: excluded === null ? Math.max(0, bonus.payablePaise) : 0,
  }))
}
