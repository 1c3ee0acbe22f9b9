import { sql } from 'kysely'
import type { z } from 'zod'
import type { PastCorrection, RecordedPunch } from '@muster/contract/attendance/attendance-request.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import type { Said } from '@muster/engine/sentence.ts'
import { rows } from '../../../platform/database/statement.ts'
import { saidBy } from '../person/person-attendance.queries.ts'

/** Original punches by time; `punches` is JSON of their `kind, at`. A restored punch refers to its original. */
export const recordedPunches = rows(({ db, organisation }, p: { employee: Id; punches: string }) => ({
  compile: () =>
    sql<z.output<typeof RecordedPunch>>`
      select distinct on (p.at, p.kind) p.kind, p.at, p.source, p.place, p.distance_metres as "distanceMetres",
        case when p.latitude_e6 is not null then
          jsonb_build_object('latitude', p.latitude_e6 / 1e6, 'longitude', p.longitude_e6 / 1e6) end as position
      from jsonb_to_recordset(${p.punches}::jsonb) as wanted(kind text, at timestamptz)
      join punch p on p.organisation_id = ${organisation} and p.employee_id = ${p.employee}
        and p.at = wanted.at and p.kind = wanted.kind
      order by p.at, p.kind, p.created_at, p.id`.compile(db),
}))

interface Span {
  employee: Id
  from: Day
  to: Day
}

/** A person's corrections, newest first, without those of one request. */
export const pastCorrections = rows(({ db, organisation }, p: Span & { except: Id }) => ({
  compile: () =>
    sql<Omit<z.output<typeof PastCorrection>, 'reason'> & { reason: Said }>`
      select c.id as "_id", c.day, c.request_number as number, ${saidBy('c')} as reason, c.created_at as at,
        exists (
          select from attendance_correction undo
          where undo.organisation_id = ${organisation} and undo.undoes_id = c.id
        ) as "isCancelled"
      from attendance_correction c
      where c.organisation_id = ${organisation} and c.employee_id = ${p.employee}
        and c.day between ${p.from}::date and ${p.to}::date and c.undoes_id is null
        and c.request_id is distinct from ${p.except}::uuid
      order by c.created_at desc, c.id desc
      limit 31`.compile(db),
}))
