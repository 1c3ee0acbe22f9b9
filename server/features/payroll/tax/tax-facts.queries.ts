import { sql, type RawBuilder } from 'kysely'
import type { Id, Paise } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Item } from './declaration/tax-item.queries.ts'

/** An item as far as it counts. */
export interface CountedItem {
  details: Item['details']
  /** The accepted amount, or the declared one before a decision. */
  countedPaise: Paise
  /** Whether its claims count; only the income counts of an unproven item. */
  isProven: boolean
}

/**
 * Rejected items never count. With `proofsOnly` undecided ones don't either, except declared income, which is taxed as declared.
 */
const counts = (proofsOnly: boolean): RawBuilder<boolean> => sql`
  replaced_at is null and (state = 'accepted' or (state in ('declared', 'submitted')
    and (not ${proofsOnly}::boolean or section in ('otherIncome', 'letHouse', 'previousEmployer'))))`

const counted = (proofsOnly: boolean) => sql`
  jsonb_build_object('details', details, 'countedPaise', coalesce(accepted_paise, declared_paise),
    'isProven', state = 'accepted' or not ${proofsOnly}::boolean)`

/** Everyone, or some employees, who chose a regime or declared something for a year, in one statement. */
export const factsOfYear = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { year: string; proofsOnly: boolean; employees: readonly Id[] | null }) => ({
      compile: () =>
        sql<{ employee: Id; regime: 'old' | 'new' | null; items: CountedItem[] | null }>`
      with item as (
        select employee_id, jsonb_agg(${counted(p.proofsOnly)} order by item_id) as items
        from tax_item
        where organisation_id = ${organisation} and financial_year = ${p.year} and ${counts(p.proofsOnly)}
          and ${whose(sql`employee_id`, p)}
        group by employee_id
      ),
      choice as (
        select employee_id, regime from tax_regime_choice
        where organisation_id = ${organisation} and financial_year = ${p.year} and replaced_at is null
          and ${whose(sql`employee_id`, p)}
      )
      select coalesce(coalesce(item.employee_id, choice.employee_id)) as employee, choice.regime, item.items
      from item full join choice on choice.employee_id = item.employee_id
      order by employee`.compile(db),
    }),
)

/** The items of one employee, as far as they count. */
export const countedOf = rows(({ db, organisation }, p: { employee: Id; year: string; proofsOnly: boolean }) => ({
  compile: () =>
    sql<{ item: CountedItem }>`
      select ${counted(p.proofsOnly)} as item from tax_item
      where organisation_id = ${organisation} and financial_year = ${p.year} and employee_id = ${p.employee}
        and ${counts(p.proofsOnly)}
      order by item_id`.compile(db),
}))

export async function countedItems(tx: Tx, of: Parameters<typeof countedOf>[1]): Promise<CountedItem[]> {
  return (await countedOf(tx, of)).map(({ item }) => item)
}
