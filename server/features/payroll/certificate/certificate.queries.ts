import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import type { VoidCause, Stage } from '../pay-run/steps/void-certificates.queries.ts'

export interface CertificateRow {
  _id: Id
  n: number
  stage: Stage
  text: string
  sha256: string
  ties: boolean
  issuedBy: string | null
  issuedAt: Instant
  voided: { cause: VoidCause; reason: string; by: string | null; at: Instant } | null
}

/** Certificates of a run, newest first. */
export const certificatesOf = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<CertificateRow>`
      select certificate.id as _id, certificate.n, certificate.stage, certificate.figures as text, certificate.sha256,
        certificate.ties, issuer.name as "issuedBy", certificate.issued_at as "issuedAt",
        case when gone.certificate_id is not null then jsonb_build_object('cause', gone.cause, 'reason', gone.reason,
          'by', voider.name, 'at', to_char(gone.voided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as voided
      from pay_run_certificate certificate
      left join account issuer on issuer.organisation_id = ${organisation} and issuer.id = certificate.issued_by
      left join pay_run_certificate_void gone on gone.organisation_id = ${organisation}
        and gone.certificate_id = certificate.id
      left join account voider on voider.organisation_id = ${organisation} and voider.id = gone.voided_by
      where certificate.organisation_id = ${organisation} and certificate.run_id = ${p.run}
      order by certificate.n desc`.compile(db),
}))

/** Locked until the transaction ends, so that two certifications of a run happen one after the other. */
export const runToCertify = one(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ kind: 'regular' | 'reversal' | 'settlement'; state: string }>`
      select kind, state from pay_run where organisation_id = ${organisation} and id = ${p.run} for no key update`.compile(
      db,
    ),
}))

interface NewCertificate {
  id: Id
  run: Id
  stage: Stage
  figures: string
  sha256: string
  ties: boolean
  account: Id | null
  now: Instant
}

export const insertCertificate = one(({ db, organisation }, p: NewCertificate) => ({
  compile: () =>
    sql<{ n: number }>`
      insert into pay_run_certificate (organisation_id, id, run_id, n, stage, figures, sha256, ties, issued_by, issued_at)
      select ${organisation}, ${p.id}, ${p.run}, coalesce(max(n), 0) + 1, ${p.stage}, ${p.figures}, ${p.sha256}, ${p.ties},
        ${p.account}, ${p.now}::timestamptz
      from pay_run_certificate where organisation_id = ${organisation} and run_id = ${p.run}
      returning n`.compile(db),
}))
