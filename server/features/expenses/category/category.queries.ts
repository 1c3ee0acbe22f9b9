import { sql } from 'kysely'
import type { z } from 'zod'
import type { ExpenseCategory, ExpenseCategoryInput } from '@muster/contract/expenses/expense-category.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type Category = z.output<typeof ExpenseCategory>

/** All categories with their limits and rates: one statement. */
export const expenseCategories = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Category & { isUsed: boolean }>`
      select category.id as "_id", category.name, category.basis, category.use, category.is_taxed as "isTaxed",
        category.bill_above_paise as "billAbovePaise", category.max_age_days as "maxAgeDays",
        category.over_limit as "overLimit", category.is_active as "isActive",
        (select coalesce(jsonb_agg(jsonb_build_object('roleId', role_id, 'per', per, 'limitPaise', limit_paise)
            order by role_id nulls first, per), '[]')
          from expense_limit part where part.organisation_id = ${organisation} and part.category_id = category.id) as limits,
        (select coalesce(jsonb_agg(jsonb_build_object('from', from_day, 'ratePaise', rate_paise) order by from_day desc), '[]')
          from expense_rate part where part.organisation_id = ${organisation} and part.category_id = category.id) as rates,
        category.is_used as "isUsed"
      from expense_category category
      where category.organisation_id = ${organisation}
      order by category.is_active desc, lower(category.name)`.compile(db),
}))

export const categoryForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ name: string; basis: Category['basis']; isUsed: boolean }>`
      select name, basis, is_used as "isUsed" from expense_category
      where organisation_id = ${organisation} and id = ${p.id} for no key update`.compile(db),
}))

/** Marks categories as used by a claim, after which they can no longer be deleted. */
export const useCategories = change(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql`
      update expense_category set is_used = true
      where organisation_id = ${organisation} and id = any(${p.ids}::uuid[]) and not is_used`.compile(db),
}))

type Columns = Omit<z.output<typeof ExpenseCategoryInput>, 'limits' | 'rates'> & {
  id: Id
  isActive: boolean
  now: Instant
}

export const putCategory = change(({ db, organisation }, p: Columns) => ({
  compile: () =>
    sql`
      insert into expense_category (organisation_id, id, name, basis, use, is_taxed, bill_above_paise, max_age_days, over_limit,
        is_active, created_at, updated_at)
      values (${organisation}, ${p.id}, ${p.name}, ${p.basis}, ${p.use}, ${p.isTaxed}, ${p.billAbovePaise}, ${p.maxAgeDays},
        ${p.overLimit}, ${p.isActive}, ${p.now}, ${p.now})
      on conflict (organisation_id, id) do update set name = excluded.name, basis = excluded.basis, use = excluded.use,
        is_taxed = excluded.is_taxed, bill_above_paise = excluded.bill_above_paise, max_age_days = excluded.max_age_days,
        over_limit = excluded.over_limit, is_active = excluded.is_active, updated_at = excluded.updated_at`.compile(db),
}))

/** Replaces the limits of a category. `limits`: JSON in the shape of the contract. */
export const putLimits = change(({ db, organisation }, p: { category: Id; limits: string }) => ({
  compile: () =>
    sql`
      with gone as (delete from expense_limit where organisation_id = ${organisation} and category_id = ${p.category}
        and not exists (select from jsonb_to_recordset(${p.limits}::jsonb) as kept("roleId" uuid, per text)
          where kept."roleId" is not distinct from expense_limit.role_id and kept.per = expense_limit.per))
      insert into expense_limit (organisation_id, category_id, role_id, per, limit_paise)
      select ${organisation}, ${p.category}, given."roleId", given.per, given."limitPaise"
      from jsonb_to_recordset(${p.limits}::jsonb) as given("roleId" uuid, per text, "limitPaise" bigint)
      on conflict on constraint expense_limit_key do update set limit_paise = excluded.limit_paise
      returning 1`.compile(db),
}))

/** Replaces the rates of a category. `rates`: JSON in the shape of the contract. */
export const putRates = change(({ db, organisation }, p: { category: Id; rates: string }) => ({
  compile: () =>
    sql`
      with gone as (delete from expense_rate where organisation_id = ${organisation} and category_id = ${p.category}
        and not exists (select from jsonb_to_recordset(${p.rates}::jsonb) as kept("from" date)
          where kept."from" = expense_rate.from_day))
      insert into expense_rate (organisation_id, category_id, from_day, rate_paise)
      select ${organisation}, ${p.category}, given."from", given."ratePaise"
      from jsonb_to_recordset(${p.rates}::jsonb) as given("from" date, "ratePaise" bigint)
      on conflict (organisation_id, category_id, from_day) do update set rate_paise = excluded.rate_paise
      returning 1`.compile(db),
}))

export const deleteCategory = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('expense_category').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

/** What decides a person's expenses: the role that their limits go by, the days of employment, and today's date where they work. */
export const claimant = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ role: Id; joinedOn: Day; leftOn: Day | null; zone: string }>`
      select role.id as role, employee.joined_on as "joinedOn", employee.left_on as "leftOn",
        location.time_zone as zone
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))
