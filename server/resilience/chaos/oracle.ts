import { recompute } from '../../features/attendance/index.ts'
import { postLedger } from '../../features/leave/ledger/post-ledger.ts'
import { addDays } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { brokenEntries } from '../../platform/audit/broken-entries.ts'
import { rowsOfOrganisations } from '../rows-of-organisations.ts'
import type { ChaosWorld } from './chaos-world.ts'
import type { Done } from './workers.ts'

/** Reads everything written, and reports what differs from the answers; empty if nothing was lost or duplicated. */
export async function whatIsWrong(world: ChaosWorld, told: readonly Done[]): Promise<string[]> {
  const { list, lostKeys } = rowsOfOrganisations(() => world.postgres.owner)
  const { organisation } = world.company
  const wrong: string[] = []
  const wordsOf = (kind: Done['kind']) => told.flatMap((one) => (one.kind === kind ? [one.words] : []))
  const compare = (what: string, expected: readonly string[], actual: readonly string[]) => {
    const [lost, extra] = [without(expected, actual), without(actual, expected)]
    if (lost.length > 0) wrong.push(`${what}: ${lost.length} of ${expected.length} lost, such as ${lost[0]}.`)
    if (extra.length > 0) wrong.push(`${what}: ${extra.length} twice or never answered, such as ${extra[0]}.`)
  }
  const words = async (text: string) => (await list<{ words: string }>(text, [organisation])).map((row) => row.words)

  compare(
    'Punches',
    wordsOf('punch'),
    await words("select note as words from punch where organisation_id = $1 and note ~ '^[0-9a-f-]{36}$'"),
  )
  const requests = (kind: string) =>
    words(`select reason as words from request where organisation_id = $1 and reason like '${kind} %'`)
  compare('Leave requests', wordsOf('leave'), await requests('Leave'))
  compare('Claims', wordsOf('claim'), await requests('Claim'))
  const events = (type: string, kinds: string) =>
    words(`select r.reason as words from request r join request_event e on e.organisation_id = $1 and e.request_id = r.id
      where r.organisation_id = $1 and r.type = '${type}' and r.reason ~ '^(Leave|Claim) ' and e.kind in (${kinds})`)
  compare('Approvals of leave', wordsOf('leave approved'), await events('leave', "'approved', 'passed'"))
  compare('Withdrawals of leave', wordsOf('leave withdrawn'), await events('leave', "'cancelled'"))
  compare('Approvals of claims', wordsOf('claim approved'), await events('claim', "'approved', 'passed'"))
  compare(
    'Effects of approved leave',
    wordsOf('leave approved'),
    await words(`select r.reason as words from request r join leave_day d on d.organisation_id = $1 and d.request_id = r.id
      where r.organisation_id = $1 and r.reason like 'Leave %' and d.state in ('taken', 'approved')`),
  )

  const files = await list<{ key: string; words: string }>(
    `select a.file_key as key, r.reason as words from request_attachment a
      join request r on r.organisation_id = $1 and r.id = a.request_id where a.organisation_id = $1 and r.reason like 'Claim %'`,
    [organisation],
  )
  const bills = told.flatMap((one) => (one.kind === 'claim' ? Array<string>(one.bills ?? 0).fill(one.words) : []))
  compare(
    'Bills',
    bills,
    files.map((file) => file.words),
  )
  const kept = [...world.bucket.kept.keys()]
  const gone = files.filter(({ key }) => !kept.some((path) => path.endsWith(key)))
  if (gone.length > 0) wrong.push(`${gone.length} bills are not in the bucket, such as ${gone[0]!.key}.`)

  for (const key of await lostKeys(organisation)) wrong.push(`Rows name others that are not there: ${key}.`)
  wrong.push(...(await rebuilt(world)))
  const failed = await list<{ name: string; count: number }>(
    "select name, count(*)::int as count from pgboss.job where state = 'failed' group by name",
  )
  for (const { name, count } of failed) wrong.push(`${count} jobs ${name} have failed for good.`)
  return wrong
}

/**
 * Recalculates ledger and days from their sources and expects the same, except the minutes of people who are in; the activity log must be
 * an intact chain.
 */
async function rebuilt(world: ChaosWorld): Promise<string[]> {
  const { organisation, people } = world.company
  const { list } = rowsOfOrganisations(() => world.postgres.owner)
  const employees = people.map(({ employee }) => employee)
  const print = async (table: string, which = 'true') => {
    const made = "'id', 'created_at', 'updated_at', 'computed_at'"
    const [row] = await list<{ print: string }>(
      `select md5(coalesce(string_agg((to_jsonb(t) - array[${made}])::text, ',' order by (to_jsonb(t) - array[${made}])::text), '')) as print
        from ${table} t where organisation_id = $1 and ${which}`,
      [organisation],
    )
    return row!.print
  }
  const before = [await print('leave_ledger'), await print('attendance_day', 'open_since is null')]
  const broken = await world.within(async ({ app, within, realNow }) => {
    const today = localDay(realNow, 'Asia/Kolkata')
    await within(organisation)((tx) => postLedger(tx, employees))
    await within(organisation)((tx) => recompute(tx, employees, addDays(today, -1), today))
    return brokenEntries(app.database, organisation)
  })
  const after = [await print('leave_ledger'), await print('attendance_day', 'open_since is null')]
  return [
    ...(before[0] === after[0] ? [] : ['The leave ledger is not what the requests make it.']),
    ...(before[1] === after[1] ? [] : ['Days of attendance are not what the punches make them.']),
    ...(broken.length === 0 ? [] : [`The activity log is broken at ${broken.slice(0, 5).join(', ')}.`]),
  ]
}

/** Entries that are in the first list more often than in the second. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = Map.groupBy(other, (one) => one)
  return list.filter((one) => left.get(one)?.pop() === undefined)
}
