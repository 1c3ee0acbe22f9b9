import { type RawBuilder, sql } from 'kysely'
import { requestTypeNames } from '@muster/contract/request-types.ts'
import type { ErasurePart } from '@muster/engine/privacy/retention.ts'
import type { Id } from '@muster/contract/values.ts'
import { builder } from '../database/builder.ts'
import type { Tx } from '../database/tx.ts'
import { erasures } from './erasure.ts'
import { holdings } from './holdings.ts'
import { isOf } from './rows-of-person.ts'

export interface Erased {
  employee: Id
  account: Id
  /** As of the beginning of the part. */
  names: readonly string[]
  email: string
}

/** Requests in the registers of attendance and leave; the others are vouchers. */
const ofRegisters: readonly string[] = ['leave', 'compOff', 'workFromHome', 'attendance']

/** Erases one part of a person's data, and returns the keys of files to delete with it. */
export async function erasePart(tx: Tx, part: ErasurePart, person: Erased): Promise<string[]> {
  const keys: string[] = []
  const types = typesOf(part)
  if (types.length > 0) keys.push(...(await attachments(tx, person, types)))
  if (part === 'wages') await send(tx, whereItLies(tx, sql`erase_registers(${person.employee})`))
  for (const [table, steps] of Object.entries(erasures))
    for (const step of steps.filter((one) => one.part === part)) {
      keys.push(...(await filesOf(tx, table, person, step.how)))
      const ofPerson = sql`t.organisation_id = ${tx.organisation} and ${isOf(tx, holdings[table]!, person, 't')}`
      await send(
        tx,
        step.how === 'delete'
          ? sql`delete from ${sql.table(table)} t where ${ofPerson}`
          : sql`update ${sql.table(table)} t set ${assigned(step.how)} where ${ofPerson}`,
      )
    }
  if (types.length > 0) await send(tx, whereItLies(tx, sql`erase_requests(${person.employee}, ${part}, ${types})`))
  if (part === 'now') await eraseAtOnce(tx, person)
  return keys
}

/** Deletes at once what would otherwise expire. */
async function eraseAtOnce(tx: Tx, { employee, account, email }: Erased): Promise<void> {
  await send(tx, whereItLies(tx, sql`erase_places(${employee})`))
  for (const table of ['invitation', 'half_sign_in', 'password_reset', 'sent_once', 'sso_flow'])
    await send(
      tx,
      sql`delete from ${sql.table(table)} where organisation_id = ${tx.organisation} and account_id = ${account}`,
    )
  await send(tx, sql`delete from mail where recipient = ${email}`)
}

/** Mentions of the person in others' lists, and in the log up to an entry, which records the erasure. */
export async function eraseMentions(tx: Tx, { employee, account, names }: Erased, entry: number): Promise<void> {
  for (const [table, column] of [
    ['notification', 'message_values'],
    ['notification_mail', 'message_values'],
    ['security_alert', 'message_values'],
    ['webhook_delivery', 'payload'],
  ] as const)
    await send(
      tx,
      sql`delete from ${sql.table(table)} where organisation_id = ${tx.organisation}
        and exists (select from unnest(${names}::text[]) name where position(name in ${sql.ref(column)}::text) > 0)`,
    )
  await send(tx, whereItLies(tx, sql`erase_mentions(${employee}, ${account}, ${entry}, ${names}::text[])`))
}

/** Calls a function that changes an organisation's rows on the node that has them. */
const whereItLies = (tx: Tx, called: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${called} from organisation where id = ${tx.organisation}`

function typesOf(part: ErasurePart): string[] {
  if (part === 'wages') return [...ofRegisters]
  return part === 'books' ? requestTypeNames.filter((one) => !ofRegisters.includes(one)) : []
}

async function attachments(tx: Tx, { employee }: Erased, types: readonly string[]): Promise<string[]> {
  const files = await send<{ key: string }>(
    tx,
    sql`select file_key as key from request_attachment file
      join request on request.organisation_id = ${tx.organisation} and request.id = file.request_id
      where file.organisation_id = ${tx.organisation} and request.requester_id = ${employee}
        and request.type = any(${types})`,
  )
  return files.map(({ key }) => key)
}

async function filesOf(tx: Tx, table: string, person: Erased, how: 'delete' | object): Promise<string[]> {
  const { file } = holdings[table]!
  if (file === undefined || (how !== 'delete' && !(file.key in how))) return []
  const files = await send<{ key: string }>(
    tx,
    sql`select ${sql.ref(`t.${file.key}`)} as key from ${sql.table(table)} t
      where t.organisation_id = ${tx.organisation} and ${isOf(tx, holdings[table]!, person, 't')}
        and ${sql.ref(`t.${file.key}`)} is not null`,
  )
  return files.map(({ key }) => key)
}

function assigned(how: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> {
  return sql.join(Object.entries(how).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
}

async function send<R>(tx: Tx, statement: RawBuilder<unknown>): Promise<R[]> {
  const { sql: text, parameters: values } = statement.compile(builder)
  return (await tx.query({ name: '', text, values })).rows as R[]
}
