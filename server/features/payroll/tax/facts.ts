import type { Id } from '@muster/contract/values.ts'
import type { Declarations } from '@muster/engine/payroll/statutory/statutory-input.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { organisationBook } from '../statutory/index.ts'
import { declarationsOf } from './declaration/declarations.ts'
import type { Regime } from './regime/regime.ts'
import { factsOfYear } from './tax-facts.queries.ts'

export interface TaxFactsOfPerson {
  regime: Regime
  /** False: nothing was chosen, so the new regime holds. */
  isChosen: boolean
  declarations: Declarations
}

/**
 * What the pay of a year counts of the declarations of everybody, or of some: before the cut-off what was declared and not rejected, from then
 * on (`proofsOnly`) what was accepted. Who has neither chosen nor declared anything is not in the map: `noDeclarations`, new
 * regime. One statement besides the law.
 */
export async function taxFactsOfPeople(
  tx: Tx,
  {
    financialYear,
    proofsOnly,
    employees = null,
  }: { financialYear: string; proofsOnly: boolean; employees?: readonly Id[] | null },
): Promise<Map<Id, TaxFactsOfPerson>> {
  const book = await organisationBook(tx)
  const people = await factsOfYear(tx, { year: financialYear, proofsOnly, employees })
  return new Map(
    people.map(({ employee, regime: chosen, items }) => {
      const regime = chosen ?? 'new'
      const declarations = declarationsOf(book, { financialYear, regime }, items ?? [])
      return [employee, { regime, isChosen: chosen !== null, declarations }]
    }),
  )
}
