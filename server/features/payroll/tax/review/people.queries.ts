import { sql } from 'kysely'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import { contains } from '../../../../platform/database/like.ts'
import { pageOf } from '../../../../platform/database/page.ts'

interface DeclarationRow {
  _id: Id
  name: string
  code: string
  department: string | null
  regime: 'old' | 'new'
  isChosen: boolean
  declaredPaise: Paise
  acceptedPaise: Paise
  items: number
  waiting: number
  rejected: number
}

interface Filter {
  year: string
  first: Day
  last: Day
  search?: string | undefined
  show?: 'waiting' | 'rejected' | 'notChosen' | 'old' | 'new' | undefined
}

/** The people employed in a year with their declarations; income and tax from elsewhere are not claims and not in the sums. */
export const declarationPage = pageOf<DeclarationRow, Filter, 'name' | 'declared' | 'accepted' | 'waiting'>({
  sortable: { name: 'lower(name)', declared: 'declared', accepted: 'accepted', waiting: 'waiting' },
  matching: ({ organisation }, p) => sql`
    select * from (
      select employee.id, employee.name, employee.code, employee.department_id, choice.regime,
        coalesce(item.declared, 0) as declared, coalesce(item.accepted, 0) as accepted, coalesce(item.items, 0) as items,
        coalesce(item.waiting, 0) as waiting, coalesce(item.rejected, 0) as rejected
      from employee
      left join tax_regime_choice choice on choice.organisation_id = ${organisation} and choice.financial_year = ${p.year}
        and choice.employee_id = employee.id and choice.replaced_at is null
      left join (
        select employee_id, count(*) as items, count(*) filter (where state = 'submitted') as waiting,
          count(*) filter (where state = 'rejected') as rejected,
          (sum(declared_paise) filter (where is_claim))::bigint as declared,
          (sum(accepted_paise) filter (where is_claim))::bigint as accepted
        from (
          select *, section not in ('otherIncome', 'letHouse', 'previousEmployer', 'otherTax') as is_claim
          from tax_item
          where organisation_id = ${organisation} and financial_year = ${p.year} and replaced_at is null
            and state <> 'removed'
        ) current_item
        group by employee_id
      ) item on item.employee_id = employee.id
      where employee.organisation_id = ${organisation} and employee.joined_on <= ${p.last}
        and (employee.left_on is null or employee.left_on >= ${p.first})
        and ${contains(sql`employee.name || ' ' || employee.code`, p.search)}
    ) of_year
    where case ${p.show}::text
      when 'waiting' then waiting > 0
      when 'rejected' then rejected > 0
      when 'notChosen' then regime is null
      when 'old' then regime = 'old'
      when 'new' then coalesce(regime, 'new') = 'new'
      else true
    end`,
  rows: ({ organisation }) => sql`
    select page.n, page.id as "_id", page.name, page.code, department.name as department,
      coalesce(page.regime, 'new') as regime, page.regime is not null as "isChosen", page.declared as "declaredPaise",
      page.accepted as "acceptedPaise", page.items, page.waiting, page.rejected
    from page
    left join department on department.organisation_id = ${organisation} and department.id = page.department_id`,
})
