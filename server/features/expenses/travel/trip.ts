import type { z } from 'zod'
import type { EstimateInput, TripDraft } from '@muster/contract/expenses/travel.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { checkTrip, mostAdvance, type CheckedTrip } from '@muster/engine/expenses/trip.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid } from '../../../platform/problem.ts'
import type { Outline, OutlineLine } from '../../approvals/index.ts'
import { claimant } from '../category/category.queries.ts'
import { categoriesOfRole, rulesOf } from '../category/category.ts'
import type { TripFacts } from './facts.ts'
import { travelRuleRow, tripsBetween } from './trip.queries.ts'

type Draft = z.output<typeof TripDraft>

/** The highest share of an advance and when to remind travellers, or the default for a company that has not set them. */
export async function travelRule(tx: Tx): Promise<{ advancePercent: number; remindAfterDays: number }> {
  return (await travelRuleRow(tx, {})) ?? { advancePercent: 100, remindAfterDays: 7 }
}

type Question = Pick<Draft, 'legs' | 'estimate' | 'advancePaise'>

/**
 * A trip with everything that is wrong or unusual about it.
 *
 * @throws a problem at each estimate whose category cannot be chosen
 */
export async function tripOf(
  tx: Tx,
  employee: Id,
  { legs, estimate, advancePaise }: Question,
): Promise<CheckedTrip & { outline: OutlineLine[]; advancePercent: number }> {
  const person = await claimant(tx, { employee })
  if (!person) throw new Error(`There is no employee ${employee}.`)
  const categories = new Map((await categoriesOfRole(tx, person.role, 'travel')).map((one) => [one._id, one]))
  const unknown = estimate.flatMap(({ categoryId }, at) =>
    categories.has(categoryId) ? [] : [{ path: `body.estimate.${at}.categoryId`, message: say`Choose a category` }],
  )
  if (unknown.length > 0) throw invalid(unknown)
  const { advancePercent } = await travelRule(tx)
  const days = legs.map(({ day }) => day).toSorted()
  const checked = checkTrip({
    legs,
    estimate: estimate.map((line) => ({ ...line, rules: rulesOf(categories.get(line.categoryId)!) })),
    advancePaise,
    advancePercent,
    today: localDay(tx.now, person.zone),
    joinedOn: person.joinedOn,
    leftOn: person.leftOn,
    others: await tripsBetween(tx, { employee, from: days[0]!, to: days.at(-1)! }),
  })
  const outline = estimate.map((line, at) => outlined(line, categories.get(line.categoryId)!.name, checked.lines[at]!))
  return { ...checked, outline, advancePercent }
}

function outlined(
  { words, quantity, categoryId }: z.output<typeof EstimateInput>,
  category: string,
  { totalPaise, unitPaise }: CheckedTrip['lines'][number],
): OutlineLine {
  return {
    ...{ category, words, total: totalPaise ?? 0 },
    ...(unitPaise === null ? {} : { unit: unitPaise }),
    ...(quantity === null || unitPaise === null ? {} : { quantity }),
    // Nothing has been spent yet, so not `categoryId`, which the limits and duplicates of expenses go by.
    particulars: { estimateOf: categoryId },
  }
}

/**
 * A trip as an outline of a request.
 *
 * @throws a problem that names every wrong field
 */
export async function checkedTrip(tx: Tx, employee: Id, draft: Draft): Promise<Outline<TripFacts>> {
  const { problems, startsOn, endsOn, days, lines, outline, advancePercent } = await tripOf(tx, employee, draft)
  const blocking = problems.filter(({ isBlocking }) => isBlocking)
  if (blocking.length > 0) throw invalid(blocking.map(({ path, message }) => ({ path: `body.${path}`, message })))
  const places = [draft.legs[0]!.from, ...draft.legs.map(({ to }) => to)]
  return {
    title: verbatim(routeText(places)),
    quantity: daysSaid(days * 2),
    reason: draft.reason,
    startsOn,
    endsOn,
    lines: outline,
    facts: {
      warnings: problems.map(({ path, message }) => ({ position: Number(path.split('.')[1] ?? 0) + 1, message })),
      limits: lines.map(({ limitPaise }) => limitPaise),
      advancePercent,
    },
  }
}

/** "Pune → Mumbai → Pune"; a long trip is shortened in the middle. */
function routeText(places: readonly string[]): string {
  const shown = places.length > 4 ? [...places.slice(0, 2), '…', ...places.slice(-1)] : places
  return shown.join(' → ')
}

/** The advance for an approved amount, or for the claimed one before the decision. */
export function grantedAdvance(
  { advancePaise }: Pick<Draft, 'advancePaise'>,
  { advancePercent }: Pick<TripFacts, 'advancePercent'>,
  totalPaise: Paise,
): Paise {
  return Math.min(advancePaise ?? 0, mostAdvance(totalPaise, advancePercent))
}
