import type { Id } from '@muster/contract/values.ts'
import { StartError } from '../../start-error.ts'
import type { Moving } from './tables.ts'

export interface Doors {
  /** The number of addresses that can now sign in to the restored company. */
  opened: number
  /** Addresses that sign in to another company, and continue to do so. */
  taken: string[]
}

/**
 * Lets people sign in to the restored company with addresses that no one here signs in with yet, because an address belongs to one company.
 * The operator can name a free address, which becomes an additional admin: without any admin who can sign in, the restore is refused.
 */
export async function openDoors({ source, target, from, to }: Moving, admin: string | undefined): Promise<Doors> {
  const { rows } = await source.query<{ email: string; account: Id }>(
    'select email, account_id as account from sign_in_directory where organisation_id = $1 order by email',
    [from],
  )
  const emails = rows.map(({ email }) => email)
  const entered = await target.query<{ email: string }>(
    `insert into sign_in_directory (email, organisation_id, account_id)
     select email, $1, account from unnest($2::text[], $3::uuid[]) as door(email, account)
     on conflict (email) do nothing returning email`,
    [to, emails, rows.map(({ account }) => account)],
  )
  if (admin !== undefined) await addAdmin({ target, to }, admin.toLowerCase())
  const opened = new Set(entered.rows.map(({ email }) => email))
  const admins = await target.query(
    `select from sign_in_directory door
     join account on account.organisation_id = door.organisation_id and account.id = door.account_id
     join role on role.organisation_id = account.organisation_id and role.id = account.role_id
     where door.organisation_id = $1 and role.is_admin and account.is_active`,
    [to],
  )
  if (admins.rowCount === 0) {
    throw new StartError(
      'No admin could sign in: the addresses of this company already sign in to another one. ' +
        'Name an address that is free with --admin EMAIL; it becomes an admin and asks for a password by "Forgot password".',
    )
  }
  return { opened: opened.size, taken: emails.filter((email) => !opened.has(email)) }
}

async function addAdmin({ target, to }: Pick<Moving, 'target' | 'to'>, email: string): Promise<void> {
  const { rows } = await target.query<{ id: Id }>(
    `insert into account (organisation_id, email, name, role_id, created_at)
     select $1, $2, 'Admin', role.id, now() from role where organisation_id = $1 and is_admin
     order by created_at, id limit 1
     on conflict on constraint account_email_key do nothing returning id`,
    [to, email],
  )
  const door = await target.query(
    `insert into sign_in_directory (email, organisation_id, account_id) select $1, $2, $3::uuid where $3 is not null
     on conflict (email) do nothing`,
    [email, to, rows[0]?.id ?? null],
  )
  if (door.rowCount === 0)
    throw new StartError(`${email} is taken: it has an account in this company, or signs in to another one.`)
}
