import type pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { moveRows, type Moving } from './tables.ts'

/**
 * Restores a company's activity log. Digests include the organisation's id, so the database chains the entries again, as it does with any
 * entry; one more entry records which backup they come from, and how the chain ended there.
 */
export async function moveLog(moving: Moving, columns: string[], backup: string): Promise<void> {
  const { source, target, from, to } = moving
  const names = columns.map((column) => target.escapeIdentifier(column)).join(', ')
  await target.query('create temp table moved_log (like audit_event) on commit drop')
  await moveRows(moving, { name: 'audit_event', columns }, `copy moved_log (${names}) from stdin`)
  await target.query(`insert into audit_event (${names}) select ${names} from moved_log order by n`)
  const [last, moved] = [await lastEntry(source, from), await lastEntry(target, to)]
  if (last?.n !== moved?.n) throw new Error('The activity log was not restored whole.')
  const told = { source: backup, reference: from, ...(last && { number: last.n, sha256: last.digest }) }
  const changes = Object.fromEntries(Object.entries(told).map(([field, value]) => [field, { from: null, to: value }]))
  await target.query(
    `insert into audit_event (organisation_id, action, record_type, record_id, changes, at)
     values ($1, 'restoredCompany', 'organisation', $1, $2, now())`,
    [to, JSON.stringify(changes)],
  )
}

async function lastEntry(client: pg.Client, organisation: Id): Promise<{ n: string; digest: string } | undefined> {
  const { rows } = await client.query<{ n: string; digest: string }>(
    'select n::text, digest from audit_event where organisation_id = $1 order by audit_event.n desc limit 1',
    [organisation],
  )
  return rows[0]
}
