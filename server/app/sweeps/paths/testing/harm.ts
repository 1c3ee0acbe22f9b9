import { sql, type RawBuilder } from 'kysely'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { run } from '../../../../testing/company.ts'
import type { Holder } from './holder.ts'
import { accounts } from './standing.ts'
import { ownIssuer } from './world.ts'

/** What must not come about by one account alone, and what shows in the database that it did: these rows differ. */
const harms: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a salary': sql`select count(*) from employee_salary`,
  'a one-time payment': sql`select count(*) from pay_input`,
  'a loan': sql`select count(*) from loan`,
  'leave paid out': sql`select count(*) from leave_encashment`,
  // The first account of somebody new is not among them.
  'a bank account': sql`select employee_id, account_last4, ifsc from employee_bank where employee_id in (select employee_id from employee_salary)`,
  "the company's bank account": sql`select account_last4, ifsc from company_bank`,
  'an approved run': sql`select month, approved_by, paid_by from pay_run`,
  'a payment': sql`select count(*) from payable_payment`,
  'an erasure': sql`select employee_id, part, erased_at from personal_erasure where erased_at is not null`,
  // While single sign-on is off, its settings let no one in; turning it off stays quick.
  'the identity provider': sql`select issuer from sso_provider where state <> 'off' and issuer <> ${ownIssuer}`,
}

export type Before = ReadonlyMap<string, string>

/** Each harm's rows, before anything is tried. */
export async function before(tx: Tx): Promise<Before> {
  const all = Object.entries(harms).map(
    ([name, rows]) => sql`select ${name}::text as name, md5(coalesce((
      select string_agg(piece::text, ',' order by piece::text) from (${rows}) piece), '')) as rows`,
  )
  const { rows } = await run(tx, sql.join(all, sql` union all `))
  return new Map((rows as { name: string; rows: string }[]).map(({ name, rows: digest }) => [name, digest]))
}

interface Walker {
  /** As it began. */
  start: Holder
  /** Privileged permissions that it had in the beginning. */
  had: ReadonlySet<string>
  isAdmin: boolean
}

/** The names of all harm done since. */
export async function harmDone(tx: Tx, was: Before, walker: Walker, held: readonly Holder[]): Promise<string[]> {
  const is = await before(tx)
  const changed = [...is].filter(([name, rows]) => was.get(name) !== rows).map(([name]) => name)
  const gained = await accessGained(tx, walker, held)
  const approved = await approvedAlone(tx, walker, held)
  return [...changed, ...gained, ...approved]
}

/** Privileged access that the walker did not have, in any account of its hands. */
async function accessGained(tx: Tx, { had, isAdmin }: Walker, held: readonly Holder[]): Promise<string[]> {
  if (isAdmin) return []
  const ids = new Set(held.filter(({ kind }) => kind === 'person').map(({ account }) => account))
  const own = (await accounts(tx)).filter(({ id }) => ids.has(id))
  if (own.some((one) => one.isAdmin)) return ['the rights of the admin']
  const more = own.flatMap(({ permissions }) => permissions).filter((one) => !had.has(one))
  return more.some((one) => (privilegedPermissions as readonly string[]).includes(one)) ? ['privileged access'] : []
}

/** The walker's own claim is approved, or all levels of somebody's by the walker. The admin may end all levels of others. */
async function approvedAlone(tx: Tx, { start, isAdmin }: Walker, held: readonly Holder[]): Promise<string[]> {
  const ids = held.filter(({ kind }) => kind === 'person').map(({ account }) => account) as Id[]
  const { rows } = await run(
    tx,
    sql`select request.requester_id = ${start.employee}::uuid as "isOwn", count(distinct step.level) as levels
      from request
      left join request_step step on step.organisation_id = request.organisation_id and step.request_id = request.id
        and step.outcome = 'approved' and (step.ended_by is null or step.ended_by = any(${ids}::uuid[]))
      where request.organisation_id = ${tx.organisation} and request.type = 'claim' and request.state = 'approved'
        and request.number not like 'CL-9%'
      group by request.id, request.requester_id`,
  )
  return (rows as { isOwn: boolean | null; levels: number }[]).flatMap(({ isOwn, levels }) => [
    ...(isOwn === true ? ['an own claim approved'] : []),
    ...(Number(levels) > 1 && !isAdmin ? ['both levels of a claim approved'] : []),
  ])
}
