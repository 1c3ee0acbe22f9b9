import type { Id } from '@muster/contract/values.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { recompute } from '../day/recompute.ts'
import { tellMissed } from '../remind/remind.ts'
import { unfinishedDays, zonesInUse } from './attendance-close.queries.ts'

/**
 * The job that gives everyone a row for each day and ends days that are over, by the clock of their location. It looks for missing days,
 * not at its last run, so days without a running server are filled in. People who did not punch out are notified.
 */
export async function attendanceClose(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) {
        await tx.enqueue('attendance-close', { organisation: one }, { key: one })
      }
    })
    return
  }
  const due = await app.database.within(organisation, unfinished)
  for (const people of Map.groupBy(due, ({ from, to }) => `${from} ${to}`).values()) {
    const { from, to } = people[0]!
    for (let at = 0; at < people.length; at += atOnce) {
      const employees = people.slice(at, at + atOnce).map(({ employee }) => employee)
      await app.database.within(organisation, (tx) => recompute(tx, employees, from, to))
    }
  }
  await app.database.within(organisation, tellMissed)
}

const atOnce = 1000

async function unfinished(tx: Tx) {
  const zones = await zonesInUse(tx, {})
  const todays = zones.map(({ zone }) => ({ zone, day: localDay(tx.now, zone) }))
  return unfinishedDays(tx, { todays: JSON.stringify(todays), now: tx.now })
}
