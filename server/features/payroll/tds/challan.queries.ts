import { sql } from 'kysely'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface ChallanRow {
  _id: Id
  /** The legal entity whose TAN it was paid under; null for the organisation itself. */
  entity: Id | null
  bsr: string
  paidOn: Day
  serial: string
  taxPaise: Paise
  surchargePaise: Paise
  cessPaise: Paise
  interestPaise: Paise
  feePaise: Paise
  otherPaise: Paise
  linkedPaise: Paise
  months: Month[]
  /** Its deposits by salary month and month of payment, to find late ones. */
  deposits: { month: Month; paidIn: Month; amountPaise: Paise }[]
  addedBy: string | null
}

interface Years {
  from: Month
  to: Month
  entity: Id | null
}

const shown = (organisation: string) => sql`
  challan.id as "_id", challan.legal_entity_id as entity, challan.bsr, challan.paid_on as "paidOn", challan.serial, challan.tax_paise as "taxPaise",
  challan.surcharge_paise as "surchargePaise", challan.cess_paise as "cessPaise", challan.interest_paise as "interestPaise",
  challan.fee_paise as "feePaise", challan.other_paise as "otherPaise",
  coalesce((select sum(amount_paise) from tds_deposit
    where organisation_id = ${organisation} and challan_id = challan.id), 0)::bigint as "linkedPaise",
  coalesce((select jsonb_agg(distinct paid_in order by paid_in) from tds_deposit
    where organisation_id = ${organisation} and challan_id = challan.id), '[]') as months,
  coalesce((select jsonb_agg(jsonb_build_object('month', month, 'paidIn', paid_in, 'amountPaise', paise)) from (
      select month, paid_in, sum(amount_paise)::bigint as paise from tds_deposit
      where organisation_id = ${organisation} and challan_id = challan.id group by month, paid_in) of_month), '[]') as deposits,
  (select name from account where account.organisation_id = ${organisation} and account.id = challan.created_by) as "addedBy"`

/** Challans that deposit deductions of a year, or were paid in it. */
export const challanPage = pageOf<ChallanRow, Years, 'paidOn'>({
  sortable: { paidOn: 'paid_on' },
  matching: ({ organisation }, p) => sql`
    select challan.* from tds_challan challan
    where challan.organisation_id = ${organisation} and challan.legal_entity_id is not distinct from ${p.entity}::uuid
      and (left(challan.paid_on::text, 7) between ${p.from}::text and ${p.to}::text
        or exists (select from tds_deposit deposit where deposit.organisation_id = ${organisation}
          and deposit.challan_id = challan.id and deposit.paid_in between ${p.from}::text and ${p.to}::text))`,
  rows: ({ organisation }) => sql`select challan.n, ${shown(organisation)} from page challan`,
})

export const challansOf = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<ChallanRow>`
      select ${shown(organisation)} from tds_challan challan
      where challan.organisation_id = ${organisation} and challan.id = any(${p.ids}::uuid[])
      order by challan.paid_on, challan.id`.compile(db),
}))

type NewChallan = Omit<ChallanRow, '_id' | 'linkedPaise' | 'months' | 'deposits' | 'addedBy'> & {
  id: Id
  account: Id | null
  now: Instant
}

export const insertChallan = change(({ db, organisation }, p: NewChallan) =>
  db.insertInto('tds_challan').values({
    organisation_id: organisation,
    id: p.id,
    legal_entity_id: p.entity,
    bsr: p.bsr,
    paid_on: p.paidOn,
    serial: p.serial,
    tax_paise: p.taxPaise,
    surcharge_paise: p.surchargePaise,
    cess_paise: p.cessPaise,
    interest_paise: p.interestPaise,
    fee_paise: p.feePaise,
    other_paise: p.otherPaise,
    created_by: p.account,
    created_at: p.now,
  }),
)

/** Serialises changes to the register: what is open is counted over all challans. */
export const lockRegister = one(({ db, organisation }, _: object) => ({
  compile: () => sql<{ id: Id }>`select id from organisation where id = ${organisation} for no key update`.compile(db),
}))

export const deleteChallan = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('tds_challan').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const deleteDeposits = change(({ db, organisation }, p: { challan: Id }) =>
  db.deleteFrom('tds_deposit').where('organisation_id', '=', organisation).where('challan_id', '=', p.challan),
)

/** @param p.deposits JSON of `{ employee, month, paidIn, amountPaise }` */
export const insertDeposits = change(({ db, organisation }, p: { challan: Id; deposits: string }) => ({
  compile: () =>
    sql`
      insert into tds_deposit (organisation_id, challan_id, employee_id, month, paid_in, amount_paise)
      select ${organisation}, ${p.challan}, one.employee, one.month, one."paidIn", one."amountPaise"
      from jsonb_to_recordset(${p.deposits}::jsonb) as one (employee uuid, month text, "paidIn" text, "amountPaise" bigint)
      returning 1`.compile(db),
}))
