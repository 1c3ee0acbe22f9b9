import type { Id, Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { cursorPage, readCursor } from '../../../platform/database/cursor.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { subjectOf } from '../permission/access.queries.ts'
import { deviceOf } from '../session/device.ts'
import { deleteSignIns, signInRows } from './sign-in-history.queries.ts'

const keptSeconds = 90 * 86_400

export async function signInsOf(tx: Tx, account: Id, { next, limit }: { next: string | null; limit: number }) {
  const before = readCursor(next)?.id ?? null
  const rows = await signInRows(tx, { account, since: oldest(tx.now), before, limit })
  const page = cursorPage(rows, limit, ({ _id: id }) => ({ name: '', id }))
  return { ...page, data: page.data.map(({ agent, ...row }) => ({ ...row, device: deviceOf(agent) })) }
}

export async function employeeSignIns(tx: Tx, employee: Id, page: { next: string | null; limit: number }) {
  const subject = await subjectOf(tx, { employee })
  if (!subject) throw notFound(say`The employee was not found.`)
  return signInsOf(tx, subject.account, page)
}

/** The job that deletes sign-ins older than 90 days. */
export async function forgetSignIns(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('sign-in-cleaning', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, (tx) => deleteSignIns(tx, { until: oldest(tx.now) }))
}

const oldest = (now: Instant): Instant => plusSeconds(now, -keptSeconds)
