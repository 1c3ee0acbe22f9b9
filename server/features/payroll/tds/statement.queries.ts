import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface StatementRow {
  year: string
  quarter: number
  fileName: string | null
  sha256: string | null
  madeAt: Instant | null
  madeBy: string | null
  receipt: string | null
  filedOn: Day | null
}

/** Statements of the organisation itself, and of its other legal entities. */
const ofAll = (organisation: string) => sql`
  select financial_year, quarter, file_name, sha256, made_at, made_by, receipt, filed_on, null::uuid as legal_entity_id
  from tds_statement where organisation_id = ${organisation}
  union all
  select financial_year, quarter, file_name, sha256, made_at, made_by, receipt, filed_on, legal_entity_id
  from legal_entity_tds_statement where organisation_id = ${organisation}`

/** Every statement of a legal entity that was generated or filed, in order. */
export const statementRows = rows(({ db, organisation }, p: { entity: Id | null }) => ({
  compile: () =>
    sql<StatementRow>`
      select financial_year as year, quarter, file_name as "fileName", sha256, made_at as "madeAt", account.name as "madeBy",
        receipt, filed_on as "filedOn"
      from (${ofAll(organisation)}) statement
      left join account on account.organisation_id = ${organisation} and account.id = statement.made_by
      where statement.legal_entity_id is not distinct from ${p.entity}::uuid order by financial_year, quarter`.compile(
      db,
    ),
}))

export const filedQuarters = rows(({ db, organisation }, p: { entity: Id | null }) => ({
  compile: () =>
    sql<{ year: string; quarter: number }>`
      select financial_year as year, quarter from (${ofAll(organisation)}) statement
      where legal_entity_id is not distinct from ${p.entity}::uuid and receipt is not null`.compile(db),
}))

interface Quarter {
  year: string
  quarter: number
  account: Id | null
}

export const putMade = change(
  ({ db, organisation }, p: Quarter & { fileName: string; sha256: string; now: Instant }) => ({
    compile: () =>
      sql`
        insert into tds_statement (organisation_id, financial_year, quarter, file_name, sha256, made_by, made_at)
        values (${organisation}, ${p.year}, ${p.quarter}, ${p.fileName}, ${p.sha256}, ${p.account}, ${p.now})
        on conflict (organisation_id, financial_year, quarter) do update set file_name = excluded.file_name,
          sha256 = excluded.sha256, made_by = excluded.made_by, made_at = excluded.made_at`.compile(db),
  }),
)

export const putFiled = change(
  ({ db, organisation }, p: Quarter & { receipt: string | null; filedOn: Day | null }) => ({
    compile: () =>
      sql`
        insert into tds_statement (organisation_id, financial_year, quarter, receipt, filed_on, filed_by)
        values (${organisation}, ${p.year}, ${p.quarter}, ${p.receipt}, ${p.filedOn}, ${p.account})
        on conflict (organisation_id, financial_year, quarter) do update set receipt = excluded.receipt,
          filed_on = excluded.filed_on, filed_by = excluded.filed_by`.compile(db),
  }),
)

export const putMadeOfEntity = change(
  ({ db, organisation }, p: Quarter & { entity: Id; fileName: string; sha256: string; now: Instant }) => ({
    compile: () =>
      sql`
        insert into legal_entity_tds_statement (organisation_id, legal_entity_id, financial_year, quarter, file_name, sha256,
          made_by, made_at)
        values (${organisation}, ${p.entity}, ${p.year}, ${p.quarter}, ${p.fileName}, ${p.sha256}, ${p.account}, ${p.now})
        on conflict (organisation_id, legal_entity_id, financial_year, quarter) do update
          set file_name = excluded.file_name, sha256 = excluded.sha256, made_by = excluded.made_by, made_at = excluded.made_at`.compile(
        db,
      ),
  }),
)

export const putFiledOfEntity = change(
  ({ db, organisation }, p: Quarter & { entity: Id; receipt: string | null; filedOn: Day | null }) => ({
    compile: () =>
      sql`
        insert into legal_entity_tds_statement (organisation_id, legal_entity_id, financial_year, quarter, receipt, filed_on,
          filed_by)
        values (${organisation}, ${p.entity}, ${p.year}, ${p.quarter}, ${p.receipt}, ${p.filedOn}, ${p.account})
        on conflict (organisation_id, legal_entity_id, financial_year, quarter) do update
          set receipt = excluded.receipt, filed_on = excluded.filed_on, filed_by = excluded.filed_by`.compile(db),
  }),
)
