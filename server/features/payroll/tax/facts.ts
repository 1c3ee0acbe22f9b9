import type { Id } from '@muster/contract/values.ts'
import type { Declarations } from '@muster/engine/payroll/payslip/statutory-input.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { organisationBook } from '../statutory/index.ts'
import { declarationsOf } from './declaration/declarations.ts'
import type { Regime } from './regime/regime.ts'
import { factsOfYear } from './tax-facts.queries.ts'

export interface TaxFactsOfPerson {
  regime: Regime
  /** False if no regime was chosen, so the new one applies. */
  isChosen: boolean
  declarations: Declarations
}

/**
 * What pay calculation takes from everyone's declarations of a year, or from some employees': until the cut-off, items declared and not
 * rejected; after it (`proofsOnly`), accepted ones. People who have neither chosen nor declared anything are not in the map: for them
 * use `noDeclarations` and the new regime. One statement besides the law.
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
