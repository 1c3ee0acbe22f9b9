import { sql } from 'kysely'
import type { Id, Paise } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface EntityTerms {
  entity: Id
  rateBasisPoints: number
  /** From the accounts; null if not entered. */
  allocableSurplusPaise: Paise | null
  setOnPaise: Paise
  setOffPaise: Paise
}

/** The terms that legal entities set for themselves in a run. */
export const entityTerms = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<EntityTerms>`
      select legal_entity_id as entity, rate_basis_points as "rateBasisPoints",
        allocable_surplus_paise as "allocableSurplusPaise", set_on_paise as "setOnPaise", set_off_paise as "setOffPaise"
      from legal_entity_bonus where organisation_id = ${organisation} and run_id = ${p.run}`.compile(db),
}))

export const putEntityTerms = change(({ db, organisation }, p: EntityTerms & { run: Id }) => ({
  compile: () =>
    sql`
      insert into legal_entity_bonus (organisation_id, run_id, legal_entity_id, rate_basis_points, allocable_surplus_paise,
        set_on_paise, set_off_paise)
      values (${organisation}, ${p.run}, ${p.entity}, ${p.rateBasisPoints}, ${p.allocableSurplusPaise}, ${p.setOnPaise},
        ${p.setOffPaise})
      on conflict (organisation_id, run_id, legal_entity_id) do update set rate_basis_points = excluded.rate_basis_points,
        allocable_surplus_paise = excluded.allocable_surplus_paise, set_on_paise = excluded.set_on_paise,
        set_off_paise = excluded.set_off_paise`.compile(db),
}))
