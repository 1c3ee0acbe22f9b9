import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { createHash } from 'node:crypto'
import { spreadsheetCsv, type Table } from '@muster/engine/payroll/outputs/table.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { translate } from '../../../platform/language/translate.ts'
import { conflict, forbidden } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { notifyEach } from '../../notifications/index.ts'
import { acknowledgementPage, insertAcknowledgement, noteAsked } from './acknowledgement.queries.ts'
import { policy } from './policy.ts'

/** Acknowledges the version the caller has read, not one that has replaced it meanwhile. */
export async function acknowledge(tx: Tx, actor: Actor, id: Id, version: number): Promise<null> {
  const known = await policy(tx, actor, id)
  if (actor.employee === null) throw forbidden(say`Only employees acknowledge policies.`)
  if (!known.mustAcknowledge) throw conflict(say`This policy needs no acknowledgement.`)
  if (version !== known.version) throw conflict(say`This policy has changed. Reload the page and read the new version.`)
  await insertAcknowledgement(tx, { policy: id, version, account: actor.account, now: tx.now })
  return null
}

interface Filter {
  search?: string | undefined
  state?: 'acknowledged' | 'missing' | undefined
}

export async function acknowledgements(
  tx: Tx,
  actor: Actor,
  id: Id,
  { search, state, limit, offset }: Filter & { limit: number | null; offset: number },
) {
  await policy(tx, actor, id)
  const cut = { limit, offset, sortBy: 'name', sortOrder: 'asc' } as const
  return acknowledgementPage(tx, { ...cut, policy: id, search, state })
}

export async function acknowledgementFile(
  tx: Tx,
  actor: Actor,
  id: Id,
  filter: Filter,
  language: string,
): Promise<Bytes> {
  const { data } = await acknowledgements(tx, actor, id, { ...filter, limit: null, offset: 0 })
  const table: Table = {
    columns: columns.map((name) => ({ name: translate(name, language), type: 'text' })),
    rows: data.map(({ code, name, department, version, acknowledgedAt, remindedAt }) => [
      ...[code, name, department, version === null ? null : String(version)],
      ...[acknowledgedAt?.slice(0, 10) ?? null, remindedAt?.slice(0, 10) ?? null],
    ]),
  }
  const content = Buffer.from([...spreadsheetCsv(table)].join(''))
  const file = `acknowledgements-${tx.now.slice(0, 10)}.csv`
  const sha256 = createHash('sha256').update(content).digest('hex')
  await audit(tx, actor, 'downloaded', { type: 'companyPolicy', id }, { file: nowIs(file), sha256: nowIs(sha256) })
  return { type: 'text/csv; charset=utf-8', content, name: file }
}

const columns: readonly Sentence[] = [
  ...[say`Employee ID`, say`Name`, say`Department`, say`Version`, say`Acknowledged on`, say`Last reminded on`],
]

const daysBetweenReminders = 7

/** Asks people for missing acknowledgements, with weekly reminders. */
export async function askForPolicies(app: App, { organisation }: JobData['company-policy']): Promise<void> {
  if (organisation !== null) return app.database.within(organisation, ask)
  await app.database.globally(async (tx) => {
    for (const one of await organisations(tx)) await tx.enqueue('company-policy', { organisation: one }, { key: one })
  })
}

async function ask(tx: Tx): Promise<void> {
  // Half a day less, so that a job that starts slightly earlier than last week's still reminds.
  const before = new Date(Date.parse(tx.now) - (daysBetweenReminders - 0.5) * 86_400_000).toISOString()
  const due = await noteAsked(tx, { now: tx.now, before })
  await notifyEach(
    tx,
    due.map(({ policy: target, title, account, isReminder }) => ({
      account,
      type: 'policy' as const,
      message: isReminder
        ? say`Reminder: read and acknowledge the policy "${title}".`
        : say`Read and acknowledge the policy "${title}".`,
      target,
    })),
  )
}
