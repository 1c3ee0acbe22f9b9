import { sql } from 'kysely'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import type { Payslip } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { change, rows } from '../../../../platform/database/statement.ts'
import { entityOf } from '../../../../platform/legal-entity/entity-of.sql.ts'

interface Split {
  id: Id
  total: number
  /** The first employee of each piece. */
  starts: readonly Id[]
  open: readonly number[]
  now: Instant
}

export const beginCalculation = change(({ db, organisation }, p: Split) => ({
  compile: () =>
    sql`
      update pay_run set state = 'calculating', total = ${p.total}, progress_at = ${p.now},
        piece_starts = ${p.starts}::uuid[], open_pieces = ${p.open}::integer[]
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** A piece is written. */
export const moveOn = change(({ db, organisation }, p: { id: Id; piece: number; done: number; now: Instant }) => ({
  compile: () =>
    sql`
      update pay_run set done = ${p.done}, progress_at = ${p.now}, open_pieces = array_remove(open_pieces, ${p.piece}::integer)
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const endCalculation = change(({ db, organisation }, p: { id: Id; done: number; now: Instant }) => ({
  compile: () =>
    sql`
      update pay_run set state = 'calculated', done = ${p.done}, total = ${p.done}, calculated_at = ${p.now}, progress_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const deletePayslips = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('payslip').where('organisation_id', '=', organisation).where('run_id', '=', p.id),
)

export const deleteExcluded = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('pay_run_exclusion').where('organisation_id', '=', organisation).where('run_id', '=', p.id),
)

/** Everyone a run has processed, with the hash of the inputs. */
export const decided = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; hash: string }>`
      select employee_id as employee, inputs_hash as hash from payslip
      where organisation_id = ${organisation} and run_id = ${p.id}
      union all
      select employee_id, inputs_hash from pay_run_exclusion
      where organisation_id = ${organisation} and run_id = ${p.id}`.compile(db),
}))

/** Everyone with a payslip in a run. */
export const paidPeople = rows(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('payslip')
    .select('employee_id as employee')
    .where('organisation_id', '=', organisation)
    .where('run_id', '=', p.id),
)

/** `payslips`: JSON of rows, as bytes: encoding thousands of rows as text would block others. An employee's existing payslip is kept. */
export const insertPayslips = change(
  ({ db, organisation }, p: { run: Id; month: Month; payslips: Buffer; now: Instant }) => ({
    compile: () =>
      sql`
        insert into payslip (organisation_id, id, run_id, employee_id, month, person, days, lines, facts, arrears, inputs, inputs_hash,
          gross_paise, deductions_paise, reimbursements_paise, employer_paise, round_off_paise, net_paise, created_at, legal_entity_id)
        select ${organisation}, id, ${p.run}, employee, ${p.month}, person, days, lines, facts, arrears, inputs, hash,
          gross, deductions, reimbursements, employer, round_off, net, ${p.now},
          ${entityOf(organisation, sql`employee`, sql`${p.month}::text`)}
        from jsonb_to_recordset(convert_from(${p.payslips}::bytea, 'UTF8')::jsonb) as slip (id uuid, employee uuid, person jsonb, days jsonb,
          lines jsonb, facts jsonb, arrears jsonb, inputs text, hash text, gross bigint, deductions bigint, reimbursements bigint, employer bigint,
          round_off bigint, net bigint)
        on conflict (organisation_id, run_id, employee_id) do nothing
        returning 1`.compile(db),
  }),
)

export const insertExcluded = change(({ db, organisation }, p: { run: Id; people: string }) => ({
  compile: () =>
    sql`
      insert into pay_run_exclusion (organisation_id, run_id, employee_id, code, reason, reason_values, inputs_hash)
      select ${organisation}, ${p.run}, employee, code, reason ->> 'text', reason -> 'values', hash
      from jsonb_to_recordset(${p.people}::jsonb) as person (employee uuid, code text, reason jsonb, hash text)
      on conflict do nothing
      returning 1`.compile(db),
}))

/** A payslip as stored. */
export function columns({ days, lines, facts, ...slip }: Payslip) {
  return {
    days,
    facts,
    lines: lines.map(({ kind, ...line }) => ({ ...line, type: kind })),
    gross: slip.grossPaise,
    deductions: slip.deductionsPaise,
    reimbursements: slip.reimbursementsPaise,
    employer: slip.employerPaise,
    round_off: slip.roundOffPaise,
    net: slip.netPaise,
  }
}
