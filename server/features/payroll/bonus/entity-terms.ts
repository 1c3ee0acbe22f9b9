import type { Id, Month } from '@muster/contract/values.ts'
import { rateOf, type Rate } from '@muster/engine/law/rate.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { entityInMonths, type PayingEntity } from '../legal-entity/paying-entity.ts'
import { bonusRate, type StatutorySettings } from '../statutory/index.ts'
import type { BonusRunRow } from './bonus-run.queries.ts'
import { entityTerms, type EntityTerms } from './entity-terms.queries.ts'

export type CalculatedRun = Pick<BonusRunRow, 'id' | 'rateBasisPoints'>
type SettledRate = StatutorySettings['bonus']['rate']

/** The terms of a run for one of several legal entities; by default the organisation's rate and no surplus. */
export async function termsOf(
  tx: Tx,
  run: BonusRunRow,
  entity: PayingEntity | null,
): Promise<Omit<EntityTerms, 'entity'>> {
  if (entity === null || entity.id === null) return run
  const terms = (await entityTerms(tx, { run: run.id })).find((one) => one.entity === entity.id)
  return terms ?? { ...noSurplus, rateBasisPoints: run.rateBasisPoints }
}

export const noSurplus = { allocableSurplusPaise: null, setOnPaise: 0, setOffPaise: 0 }

/**
 * Returns a function that gives a person's rate: that of the legal entity which employs them in the last month of the year. Without a run
 * it is the rate in the settings.
 */
export async function ratesOf(
  tx: Tx,
  run: CalculatedRun | undefined,
  settled: SettledRate,
  { employees, month }: { employees: readonly Id[]; month: Month },
): Promise<(employee: Id) => Rate> {
  const own = run === undefined ? [] : await entityTerms(tx, { run: run.id })
  const common = run === undefined ? bonusRate(settled) : rateIn(run, settled)
  if (own.length === 0) return () => common
  const entityIn = await entityInMonths(tx, employees)
  const rates = new Map<Id | null, Rate>(own.map((terms) => [terms.entity, rateIn(terms, settled)]))
  return (employee) => rates.get(entityIn(employee, month)) ?? common
}

/** The minimum rate is exactly one twelfth for organisations that chose that in their settings. */
function rateIn({ rateBasisPoints }: Pick<CalculatedRun, 'rateBasisPoints'>, settled: SettledRate): Rate {
  const isLeast = rateBasisPoints === 833 && settled === '1/12'
  return isLeast ? bonusRate(settled) : rateOf(rateBasisPoints)
}

/** From the statutory settings, in hundredths of a per cent. */
export function settledBasisPoints(settled: SettledRate): number {
  const { numerator, denominator } = bonusRate(settled)
  return Math.floor((numerator * 10_000) / denominator)
}
