import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, rows } from '../../../platform/database/statement.ts'
import { isFor, readers } from '../audience/audience.queries.ts'

export const insertAcknowledgement = change(
  ({ db, organisation }, p: { policy: Id; version: number; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into company_policy_acknowledgement (organisation_id, policy_id, version, account_id, acknowledged_at)
        values (${organisation}, ${p.policy}, ${p.version}, ${p.account}, ${p.now}) on conflict do nothing`.compile(db),
  }),
)

interface Row {
  _id: Id
  name: string
  code: string
  department: string | null
  version: number | null
  acknowledgedAt: Instant | null
  remindedAt: Instant | null
}

interface Filter {
  policy: Id
  search: string | undefined
  state: 'acknowledged' | 'missing' | undefined
}

/** The people who must acknowledge a policy, and the version required. */
export const acknowledgementPage = pageOf<Row, Filter, 'name'>({
  sortable: { name: 'lower(name)' },
  matching: ({ organisation }, p) => sql`
    select * from (
      select reader.employee_id as id, reader.name, reader.code, reader.department_id, done.version, done.acknowledged_at,
        case when asked.version >= notice.asked_version then asked.asked_at end as asked_at
      from company_policy notice
      join ${readers(organisation)} reader on reader.employee_id is not null and ${isFor}
      left join company_policy_asked asked on asked.organisation_id = ${organisation} and asked.policy_id = notice.id
        and asked.account_id = reader.id
      left join lateral (
        select version, acknowledged_at from company_policy_acknowledgement
        where organisation_id = ${organisation} and policy_id = notice.id and account_id = reader.id
          and version >= notice.asked_version
        order by version desc limit 1
      ) done on true
      where notice.organisation_id = ${organisation} and notice.id = ${p.policy}
    ) reader
    where (${p.state ?? null}::text is null or (acknowledged_at is not null) = (${p.state ?? null}::text = 'acknowledged'))
      and ${contains(sql`name || ' ' || code`, p.search)}`,
  rows: ({ organisation }) => sql`
    select page.n, page.id as "_id", page.name, coalesce(page.code) as code, department.name as department, page.version,
      page.acknowledged_at as "acknowledgedAt", page.asked_at as "remindedAt"
    from page
    left join department on department.organisation_id = ${organisation} and department.id = page.department_id`,
})

/** Records and returns the people to ask, or to remind if asked before a moment. */
export const noteAsked = rows(({ db, organisation }, p: { now: Instant; before: Instant }) => ({
  compile: () =>
    sql<{ policy: Id; title: string; account: Id; isReminder: boolean }>`
      with due as (
        select notice.id, reader.id as account_id, notice.asked_version
        from company_policy notice
        join ${readers(organisation)} reader on reader.employee_id is not null and ${isFor}
        where notice.organisation_id = ${organisation} and notice.must_acknowledge and notice.deleted_at is null
          and not exists (
            select from company_policy_acknowledgement done
            where done.organisation_id = ${organisation} and done.policy_id = notice.id and done.account_id = reader.id
              and done.version >= notice.asked_version
          )
      ),
      noted as (
        insert into company_policy_asked as asked (organisation_id, policy_id, account_id, version, times, asked_at)
        select ${organisation}, due.id, due.account_id, due.asked_version, 1, ${p.now}::timestamptz from due
        order by due.id, due.account_id
        on conflict (organisation_id, policy_id, account_id) do update set version = excluded.version,
          times = case when asked.version = excluded.version then asked.times + 1 else 1 end, asked_at = excluded.asked_at
        where asked.version < excluded.version or asked.asked_at <= ${p.before}::timestamptz
        returning policy_id, account_id, times
      )
      select noted.policy_id as policy, notice.title, noted.account_id as account, noted.times > 1 as "isReminder"
      from noted
      join company_policy notice on notice.organisation_id = ${organisation} and notice.id = noted.policy_id
      order by lower(notice.title), noted.account_id`.compile(db),
}))
