import { sql } from 'kysely'
import type { DocumentCategory } from '@muster/contract/documents/document.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../platform/database/like.ts'
import { pageOf } from '../../platform/database/page.ts'
import { change, one, rows } from '../../platform/database/statement.ts'
import { joined, shownOf, whose, type DocumentRow, type Whose } from './document.sql.ts'

export const documentsOf = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<DocumentRow>`
      select ${shownOf(organisation)} from employee_document document ${joined(organisation)}
      where document.organisation_id = ${organisation} and document.employee_id = ${p.employee}
      order by document.uploaded_at desc, document.id desc`.compile(db),
}))

interface Filter {
  employee: Id | null
  category: DocumentCategory | null
  state: 'unverified' | 'expiring' | 'expired' | null
  /** A LIKE pattern in lower case, or null. */
  search: string | null
  today: Day
  soon: Day
}

export const documentPage = pageOf<DocumentRow & Whose, Filter, 'uploadedAt'>({
  matching: ({ organisation }, p) => sql`
    select document.id, document.uploaded_at from employee_document document
    join employee on employee.organisation_id = ${organisation} and employee.id = document.employee_id
    where document.organisation_id = ${organisation}
      and (${p.employee}::uuid is null or document.employee_id = ${p.employee})
      and (${p.category}::text is null or document.category = ${p.category})
      and (${p.state}::text is null
        or ${p.state} = 'unverified' and document.verified_at is null
        or ${p.state} = 'expired' and document.expires_on < ${p.today}::date
        or ${p.state} = 'expiring' and document.expires_on between ${p.today}::date and ${p.soon}::date)
      and ${contains(sql`document.name || ' ' || employee.name || ' ' || employee.code`, p.search)}`,
  rows: ({ organisation }) => sql`
    select page.n, ${shownOf(organisation)}, ${whose} from page
    join employee_document document on document.organisation_id = ${organisation} and document.id = page.id
    join employee on employee.organisation_id = ${organisation} and employee.id = document.employee_id
    ${joined(organisation)}`,
  sortable: { uploadedAt: 'uploaded_at' },
})

export interface LockedDocument {
  employee: Id
  /** The employee's account. */
  account: Id
  key: string
  name: string
  mediaType: string
  isVerified: boolean
}

/** Locks a document while it is changed. */
export const documentForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<LockedDocument>`
      select document.employee_id as employee, employee.account_id as account, document.file_key as key, document.name,
        document.media_type as "mediaType", document.verified_at is not null as "isVerified"
      from employee_document document
      join employee on employee.organisation_id = ${organisation} and employee.id = document.employee_id
      where document.organisation_id = ${organisation} and document.id = ${p.id}
      for no key update of document`.compile(db),
}))

export const documentByKey = one(({ db, organisation }, p: { key: string }) => ({
  compile: () =>
    sql<{ id: Id; employee: Id; name: string; mediaType: string }>`
      select id, employee_id as employee, name, media_type as "mediaType" from employee_document
      where organisation_id = ${organisation} and file_key = ${p.key}`.compile(db),
}))

export const documentsInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select file_key as key from employee_document
      where organisation_id = ${organisation} and file_key = any(${p.keys}::text[])`.compile(db),
}))

/** The person's account; includes former employees, whose documents HR keeps. */
export const personThere = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ account: Id; name: string }>`
      select account_id as account, name from employee
      where organisation_id = ${organisation} and id = ${p.employee}`.compile(db),
}))

interface Values {
  id: Id
  category: DocumentCategory
  number: string | null
  expiresOn: Day | null
  key: string
  name: string
  mediaType: string
  bytes: number
  by: Id
  now: Instant
}

export const insertDocument = change(({ db, organisation }, p: Values & { employee: Id }) => ({
  compile: () =>
    sql`
      insert into employee_document (organisation_id, id, employee_id, category, number_sealed, expires_on, file_key, name,
        media_type, bytes, uploaded_by, uploaded_at)
      values (${organisation}, ${p.id}, ${p.employee}, ${p.category}, ${p.number}, ${p.expiresOn}::date, ${p.key}, ${p.name},
        ${p.mediaType}, ${p.bytes}, ${p.by}, ${p.now})`.compile(db),
}))

export const updateDocument = change(
  ({ db, organisation }, p: { id: Id; category: DocumentCategory; number: string | null; expiresOn: Day | null }) => ({
    compile: () =>
      sql`
        update employee_document set category = ${p.category}, number_sealed = ${p.number}, expires_on = ${p.expiresOn}::date,
          verified_at = null, verified_by = null
        where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
  }),
)

export const updateFile = change(
  (
    { db, organisation },
    p: { id: Id; key: string; name: string; mediaType: string; bytes: number; by: Id; now: Instant },
  ) => ({
    compile: () =>
      sql`
        update employee_document set file_key = ${p.key}, name = ${p.name}, media_type = ${p.mediaType}, bytes = ${p.bytes},
          uploaded_by = ${p.by}, uploaded_at = ${p.now}
        where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
  }),
)

/** A null `by` removes the verification. */
export const markVerified = change(({ db, organisation }, p: { id: Id; by: Id | null; now: Instant }) => ({
  compile: () =>
    sql`
      update employee_document set verified_by = ${p.by}::uuid,
        verified_at = case when ${p.by}::uuid is null then null else ${p.now}::timestamptz end
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const deleteDocument = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('employee_document').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

/** Returns 1 if this is the person's first view today. */
export const noteView = change(({ db, organisation }, p: { id: Id; by: Id; now: Instant }) => ({
  compile: () =>
    sql`
      insert into document_view (organisation_id, document_id, account_id, day, seen_at)
      values (${organisation}, ${p.id}, ${p.by}, (${p.now}::timestamptz at time zone 'UTC')::date, ${p.now})
      on conflict do nothing`.compile(db),
}))

/** Records documents that expire within a stage, and returns those not yet reminded of at this stage. */
export const noteExpiring = rows(({ db, organisation }, p: { today: Day; now: Instant }) => ({
  compile: () =>
    sql<{ account: Id; name: string; expiresOn: Day }>`
      with noted as (
        insert into document_reminder (organisation_id, document_id, expires_on, days_before, reminded_at)
        select ${organisation}, document.id, document.expires_on,
          case when document.expires_on - ${p.today}::date <= 7 then 7 else 30 end, ${p.now}::timestamptz
        from employee_document document
        join employee on employee.organisation_id = ${organisation} and employee.id = document.employee_id
          and employee.status <> 'inactive'
        where document.organisation_id = ${organisation}
          and document.expires_on between ${p.today}::date and ${p.today}::date + 30
        on conflict do nothing
        returning document_id, expires_on
      )
      select employee.account_id as account, document.name, noted.expires_on as "expiresOn" from noted
      join employee_document document on document.organisation_id = ${organisation} and document.id = noted.document_id
      join employee on employee.organisation_id = ${organisation} and employee.id = document.employee_id
      order by noted.expires_on, document.id`.compile(db),
}))

export const accountName = one(({ db, organisation }, p: { id: Id }) =>
  db.selectFrom('account').select(['name']).where('organisation_id', '=', organisation).where('id', '=', p.id),
)
