import { sql } from 'kysely'
import type { Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface BonusRunRow {
  id: Id
  rateBasisPoints: number
  allocableSurplusPaise: Paise | null
  setOnPaise: Paise
  setOffPaise: Paise
  calculatedAt: Instant
  /** The pay input batch that includes it, unless undone. */
  batch: Id | null
  month: Month | null
}

/** Locked until the transaction ends. */
export const bonusRunOfYear = one(({ db, organisation }, p: { year: string }) => ({
  compile: () =>
    sql<BonusRunRow>`
      select run.id, run.rate_basis_points as "rateBasisPoints", run.allocable_surplus_paise as "allocableSurplusPaise",
        run.set_on_paise as "setOnPaise", run.set_off_paise as "setOffPaise", run.calculated_at as "calculatedAt",
        batch.id as batch, batch.month
      from bonus_run run
      left join pay_input_batch batch on batch.organisation_id = ${organisation} and batch.id = run.batch_id
        and batch.undone_at is null
      where run.organisation_id = ${organisation} and run.year = ${p.year} for no key update of run`.compile(db),
}))

type Terms = Omit<BonusRunRow, 'calculatedAt' | 'batch' | 'month'>

export const putBonusRun = change(
  ({ db, organisation }, p: Terms & { year: string; account: Id | null; now: Instant }) => {
    const terms = {
      rate_basis_points: p.rateBasisPoints,
      allocable_surplus_paise: p.allocableSurplusPaise,
      set_on_paise: p.setOnPaise,
      set_off_paise: p.setOffPaise,
      calculated_by: p.account,
      calculated_at: p.now,
    }
    return db
      .insertInto('bonus_run')
      .values({ organisation_id: organisation, id: p.id, year: p.year, ...terms })
      .onConflict((known) => known.columns(['organisation_id', 'id']).doUpdateSet(terms))
  },
)

/** The decisions on each person of a run. */
export const bonusDecisions = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{
      employee: Id
      excluded: string | null
      customaryPaise: Paise
      advancePaise: Paise
      misconductPaise: Paise
    }>`
      select employee_id as employee, excluded, customary_paise as "customaryPaise", advance_paise as "advancePaise",
        misconduct_paise as "misconductPaise"
      from bonus_run_person where organisation_id = ${organisation} and run_id = ${p.run}`.compile(db),
}))

/** `people`: JSON of figures. People no longer included are deleted; decisions on the others stay. */
export const putBonusPeople = change(({ db, organisation }, p: { run: Id; people: string }) => ({
  compile: () =>
    sql`
      with given as (
        select * from jsonb_to_recordset(${p.people}::jsonb) as figure (employee uuid, eligible boolean, wages bigint, "halfDays" int,
          bonus bigint, settled bigint, payable bigint, steps jsonb)
      ),
      gone as (
        delete from bonus_run_person where organisation_id = ${organisation} and run_id = ${p.run}
          and employee_id not in (select employee from given)
      )
      insert into bonus_run_person (organisation_id, run_id, employee_id, is_eligible, wages_paise, half_days, bonus_paise,
        settled_paise, payable_paise, steps)
      select ${organisation}, ${p.run}, employee, eligible, wages, "halfDays", bonus, settled, payable, steps from given
      on conflict (organisation_id, run_id, employee_id) do update set is_eligible = excluded.is_eligible,
        wages_paise = excluded.wages_paise, half_days = excluded.half_days, bonus_paise = excluded.bonus_paise,
        settled_paise = excluded.settled_paise, payable_paise = excluded.payable_paise, steps = excluded.steps
      returning 1`.compile(db),
}))

export const decideBonus = change(
  (
    { db, organisation },
    p: {
      run: Id
      employee: Id
      excluded: string | null
      customaryPaise: Paise
      advancePaise: Paise
      misconductPaise: Paise
      reason: string
    },
  ) =>
    db
      .updateTable('bonus_run_person')
      .set({
        excluded: p.excluded,
        customary_paise: p.customaryPaise,
        advance_paise: p.advancePaise,
        misconduct_paise: p.misconductPaise,
        reason: p.reason,
      })
      .where('organisation_id', '=', organisation)
      .where('run_id', '=', p.run)
      .where('employee_id', '=', p.employee),
)

export const payBonusOutside = change(
  ({ db, organisation }, p: { run: Id; employee: Id; paidOn: string | null; reference: string }) =>
    db
      .updateTable('bonus_run_person')
      .set({ paid_on: p.paidOn, reference: p.reference })
      .where('organisation_id', '=', organisation)
      .where('run_id', '=', p.run)
      .where('employee_id', '=', p.employee),
)

export const setBonusBatch = change(({ db, organisation }, p: { run: Id; batch: Id | null }) =>
  db
    .updateTable('bonus_run')
    .set({ batch_id: p.batch })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.run),
)
