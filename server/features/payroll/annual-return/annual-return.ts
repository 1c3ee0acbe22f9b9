import type { z } from 'zod'
import type { annualReturnRoutes } from '@muster/contract/payroll/statutory/annual-return.routes.ts'
import type { QueryOf } from '@muster/contract/routes.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { months } from '@muster/engine/day.ts'
import { annualReturnDay } from '@muster/engine/payroll/outputs/compliance/compliance.ts'
import { factsOf, type AnnualFacts, type Part } from '@muster/engine/payroll/outputs/annual-return/annual-facts.ts'
import { annualFigures } from '@muster/engine/payroll/outputs/annual-return/annual-figures.ts'
import type { AnnualFigure } from '@muster/engine/payroll/outputs/annual-return/sums.ts'
import { annualRows } from '@muster/engine/payroll/outputs/annual-return/annual-rows.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { entityAmong, payingEntities, type PayingEntity } from '../legal-entity/paying-entity.ts'
import { organisationBook } from '../statutory/index.ts'
import { annualFacts } from './annual-facts.ts'
import { lockedMonths } from './annual-pay.queries.ts'
import { employersOf } from './employers-of.ts'
import { workLocations, type WorkLocation } from './work-location.queries.ts'

export type AskedReturn = QueryOf<(typeof annualReturnRoutes)['GET /api/v1/user/annual-return']>
type Reply = z.output<(typeof annualReturnRoutes)['GET /api/v1/user/annual-return']['reply']>

/** The figures of a year, for the whole organisation or the selected part. */
export async function annualReturn(tx: Tx, asked: AskedReturn) {
  const { year, years, dueOn, span, entities, chosen, locations, facts } = await annualMaterial(tx, asked)
  const employers = await employersOf(tx, chosen === null ? entities : [chosen])
  const used = new Set([...facts.worked, ...facts.people, ...facts.wages].map(({ location }) => location))
  const shown = { year, years, dueOn, employers, locations: locations.filter(({ _id }) => used.has(_id)) }
  if (span === null) return { ...shown, months: null, figures: [], byMonth: [], byPart: [] }
  const own = factsOf(facts, isAsked(asked, chosen, locations))
  const figures = annualFigures(own, span)
  return {
    ...shown,
    months: { ...span, isWholeYear: months(span.from, span.to).length === 12 },
    figures: annualRows.map((row) => {
      const { all, by, days = [] }: AnnualFigure = figures[row.key]
      return { ...row, all, by, days: [...days] }
    }),
    byMonth: months(span.from, span.to).map((month) => ({ month, ...sumsOf(own, { from: month, to: month }) })),
    byPart: partsOf(own, entities, locations, span),
  }
}

/** The data for a reply or a file. */
export async function annualMaterial(tx: Tx, asked: AskedReturn) {
  const locked = (await lockedMonths(tx, {})).map(({ month }) => month)
  const years = [...new Set(locked.map((month) => Number(month.slice(0, 4))))].toReversed()
  const year = asked.year ?? years[0] ?? Number((await companyToday(tx)).slice(0, 4))
  const ofYear = locked.filter((month) => month.startsWith(`${year}-`))
  const [from, to] = [ofYear[0], ofYear.at(-1)]
  const span = from === undefined || to === undefined ? null : { from, to }
  const entities = await payingEntities(tx)
  const chosen = entityAmong(entities, asked.entity)
  const locations = await workLocations(tx, {})
  if (asked.locationId !== undefined && !locations.some(({ _id }) => _id === asked.locationId))
    throw notFound(say`The work location was not found.`)
  const facts = span === null ? noFacts : await annualFacts(tx, year, span)
  const dueOn: Day = annualReturnDay(await organisationBook(tx), `${year}-12`)
  return { year, years, dueOn, span, entities, chosen, locations, facts }
}

const noFacts: AnnualFacts = { worked: [], people: [], wages: [], lines: [], bonus: [], leave: [] }

export function isAsked(
  { state, locationId }: AskedReturn,
  chosen: PayingEntity | null,
  locations: readonly WorkLocation[],
): (part: Part) => boolean {
  const states = new Map(locations.map((one) => [one._id, one.state]))
  return ({ entity, location }) =>
    (chosen === null || entity === chosen.id) &&
    (locationId === undefined || location === locationId) &&
    (state === undefined || states.get(location) === state)
}

/** Legal entities if there are several, and work locations, each with at least one person. */
export function annualParts(facts: AnnualFacts, entities: readonly PayingEntity[], locations: readonly WorkLocation[]) {
  const parts = [
    ...entities.map(({ id, name }) => ({
      ...{ kind: 'entity' as const, _id: id, name, state: null },
      facts: factsOf(facts, ({ entity }) => entity === id),
    })),
    ...locations.map(({ _id, name, state }) => ({
      ...{ kind: 'location' as const, _id, name, state },
      facts: factsOf(facts, ({ location }) => location === _id),
    })),
  ]
  return parts.filter((part) => Object.values(part.facts).some((some) => some.length > 0))
}

function partsOf(
  facts: AnnualFacts,
  entities: readonly PayingEntity[],
  locations: readonly WorkLocation[],
  span: { from: Month; to: Month },
): Reply['byPart'] {
  return annualParts(facts, entities, locations).map(({ kind, _id, name, facts: own }) => {
    const { employedAtEnd, manHalfDays, grossPaise, deductionsPaise, netPaise } = sumsOf(own, span)
    return {
      kind,
      _id: _id satisfies Id | null,
      name,
      employedAtEnd,
      manHalfDays,
      grossPaise,
      deductionsPaise,
      netPaise,
    }
  })
}

function sumsOf(facts: AnnualFacts, span: { from: Month; to: Month }) {
  const { hired, left, employedAtEnd, manDays, grossPaise, deductionsPaise, netPaise } = annualFigures(facts, span)
  return {
    ...{ hired: hired.all, left: left.all, employedAtEnd: employedAtEnd.all, manHalfDays: manDays.all },
    ...{ grossPaise: grossPaise.all, deductionsPaise: deductionsPaise.all, netPaise: netPaise.all },
  }
}
