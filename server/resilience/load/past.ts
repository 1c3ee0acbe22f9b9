import pg from 'pg'
import { addDays, daysBetween, type Day } from '@muster/engine/day.ts'

/** Among this many days there is at least one on which everyone works. */
export const daysToFill = 3

/**
 * Copies the fullest of the last days to each of the `days` before today, and empties today. Rows are copied in seconds, computing them
 * would take hours; existing rows of the other days are deleted.
 */
export async function repeatDay(owner: pg.ClientConfig, today: Day, days: number): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    // As the owner, without constraints and triggers: punches are never deleted otherwise.
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ day: Day }>(
      `select to_char(day, 'YYYY-MM-DD') as day from attendance_day where day < $1 and first_in is not null
       group by day order by count(*) desc, day desc limit 1`,
      [today],
    )
    const model = rows[0]!.day
    await client.query(
      `create temporary table model_punch as
       select p.*, d.window_to from punch p join attendance_day d on d.organisation_id = p.organisation_id
         and d.employee_id = p.employee_id and p.at >= d.window_from and p.at < d.window_to where d.day = $1`,
      [model],
    )
    // People who forgot to punch out would still be in.
    await client.query(`delete from model_punch where (organisation_id, employee_id) in
      (select organisation_id, employee_id from model_punch group by 1, 2 having count(*) % 2 = 1)`)
    await client.query(
      `create temporary table model_day as
       select * from attendance_day d where day = $1 and (first_in is null or exists (
         select from model_punch p where p.organisation_id = d.organisation_id and p.employee_id = d.employee_id))`,
      [model],
    )
    await client.query('analyze model_punch, model_day')
    await client.query('truncate attendance_day, punch')
    for (let before = days; before > 0; before -= 1) {
      const shift = [`${daysBetween(model, addDays(today, -before))} days`]
      for (const text of [await copyOf(client, 'punch', 'id'), await copyOf(client, 'attendance_day')])
        await client.query(text, shift)
    }
  } finally {
    await client.end()
  }
}

/** Inserts a model's rows again, with days and moments moved by $1; a work date that is not over cannot be in the past. */
async function copyOf(client: pg.Client, table: 'punch' | 'attendance_day', own?: string): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> $2`,
    [table, own ?? ''],
  )
  const moved = rows.map(({ name, type }) => {
    if (type === 'date') return `(${name} + $1::interval)::date`
    return type.startsWith('timestamp') ? `${name} + $1::interval` : name
  })
  const model = table === 'punch' ? 'model_punch' : 'model_day'
  return `insert into ${table} (${rows.map(({ name }) => name).join(', ')}) select ${moved.join(', ')} from ${model}
    where window_to + $1::interval <= now()`
}
