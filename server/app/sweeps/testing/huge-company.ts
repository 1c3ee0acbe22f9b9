import type { Id } from '@muster/contract/values.ts'
import { leave } from '../../../features/leave/index.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import type { Company, Person } from '../../../testing/company.ts'
import { manyPeople } from '../../../testing/many-people.ts'
import { testNow } from '../../../testing/server.ts'

export const people = 10_000
export const today = testNow.slice(0, 10)

/**
 * The shapes that make replies long, all at once: everyone is in one department and reports to one manager, was born and joined on one day, is
 * on leave today, at home tomorrow, and waits for that manager's decision.
 */
export async function hugeCompany(company: Company) {
  company.clock.set(testNow)
  await company.within((tx) => leave.seed(tx))
  const manager = await company.employee('Anita Rao', { role: 'Manager', department: 'Design' })
  const employee = await company.employee('Priya Nair', { reportsTo: manager, department: 'Design' })
  await company.within((tx) => leave.join(tx, employee.employee))
  const [department] = await column(company, "select id from department where name = 'Design'")
  const ids = await manyPeople(company, people - 1, () => manager.employee, department!)
  const leaveOf = await requests(company, employee, ids)
  await company.within(async (tx) => {
    const everyone = [employee.employee, ...ids]
    await say(
      tx,
      `insert into employee_personal (organisation_id, employee_id, birth_date, updated_at)
      select $1, id, ('1990' || substr($2::text, 5))::date, $3 from unnest($4::uuid[]) id
      on conflict (organisation_id, employee_id) do update set birth_date = excluded.birth_date`,
      [company.organisation, today, tx.now, everyone],
    )
    await say(tx, `update employee set joined_on = ('2021' || substr($1::text, 5))::date`, [today])
    await say(
      tx,
      `insert into leave_day (organisation_id, request_id, day, employee_id, policy_id, part, half_days, why, state, created_at, changed_at)
      select $1, request.id, $2::date, request.requester_id, policy.id, 'full', 2, 'leave', 'taken', $3, $3
      from request cross join (select id from leave_policy order by id limit 1) policy
      where request.organisation_id = $1 and request.requester_id = any($4::uuid[])`,
      [company.organisation, today, tx.now, ids],
    )
    await say(
      tx,
      `insert into work_from_home_day (organisation_id, request_id, day, employee_id, part, needs_punches, state, created_at, changed_at)
      select $1, request.id, $2::date + 1, request.requester_id, 'full', false, 'approved', $3, $3
      from request where request.organisation_id = $1 and request.requester_id = any($4::uuid[])`,
      [company.organisation, today, tx.now, ids],
    )
  })
  return { employee, manager, ids: [ids[0]!, department!, leaveOf] }
}

/** One real leave request, pending with the manager, and one like it by everyone else; returns its id. */
async function requests(company: Company, employee: Person, others: readonly Id[]): Promise<Id> {
  const [type] = (await employee.call('GET /api/v1/employee/leave-types')).filter(({ isPaid }) => !isPaid)
  const body = { policyId: type!._id, from: '2027-01-04', to: '2027-01-04', reason: 'Something at home' }
  const { _id: id } = await employee.call('POST /api/v1/employee/leave', { body })
  const fresh = others.map(() => newId())
  await company.within(async (tx) => {
    const number = "'LEA-9' || substr(fresh::text, 25)"
    const differing = `jsonb_build_object('id', fresh, 'requester_id', other, 'number', ${number})`
    await copyRow(tx, { table: 'request', by: 'id', id, differing }, fresh, others)
    const step = `jsonb_build_object('id', fresh, 'request_id', fresh)`
    await copyRow(tx, { table: 'request_step', by: 'request_id', id, differing: step }, fresh, others)
  })
  return id
}

/** Copies of a row, with what differs in each; some at a time, because a statement may not take long. */
async function copyRow(
  tx: Tx,
  { table, by, id, differing }: { table: string; by: string; id: Id; differing: string },
  fresh: readonly Id[],
  others: readonly Id[],
) {
  const [columns] = await say(
    tx,
    `select string_agg(column_name, ', ') as names, string_agg('copy.' || column_name, ', ') as values
    from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  for (let from = 0; from < fresh.length; from += 2000) {
    await say(
      tx,
      `insert into ${table} (${String(columns!['names'])}) select ${String(columns!['values'])}
      from ${table} original
      cross join unnest($2::uuid[], $3::uuid[]) given(fresh, other)
      cross join lateral jsonb_populate_record(original, ${differing}) copy
      where original.${by} = $1`,
      [id, fresh.slice(from, from + 2000), others.slice(from, from + 2000)],
    )
  }
}

async function say(tx: Tx, text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await tx.query({ name: '', text, values })).rows as Record<string, unknown>[]
}

const column = async (company: Company, text: string) =>
  (await company.within((tx) => say(tx, text, []))).map(({ id }) => id as Id)
