import type { z } from 'zod'
import type { PersonalExport } from '@muster/contract/privacy/personal-export.routes.ts'
import { exportPermissions, exportsPerDay } from '@muster/contract/privacy/personal-export.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { notify } from '../../notifications/index.ts'
import { opened } from './archive-file.ts'
import {
  type ExportRow,
  exportsForUpdate,
  exportsOf,
  insertExport,
  personOf,
  requestedSince,
  takeArchive,
} from './personal-export.queries.ts'

/** A job stalled for this long will not resume. */
const quietSeconds = 15 * 60
const daySeconds = 24 * 60 * 60

export async function ownExports(tx: Tx, actor: Actor) {
  return (await exportsOf(tx, { account: actor.account })).map((row) => shown(tx.now, actor, row))
}

export async function exportsOfEmployee(tx: Tx, actor: Actor, employee: Id) {
  const { account } = await whose(tx, actor, employee)
  return (await exportsOf(tx, { account })).map((row) => shown(tx.now, actor, row))
}

export async function requestOwnExport(tx: Tx, actor: Actor, language: string): Promise<{ _id: Id }> {
  const id = await request(tx, actor, { account: actor.account, employee: actor.employee, language })
  await audit(tx, actor, 'exportedOwnData', recordOf(actor))
  return { _id: id }
}

export async function requestExport(tx: Tx, actor: Actor, employee: Id, language: string): Promise<{ _id: Id }> {
  const { account } = await whose(tx, actor, employee)
  if (account === actor.account) throw conflict(say`Export your own data in your profile.`)
  const id = await request(tx, actor, { account, employee, language })
  const message = say`HR exported your personal data. If you don't know why, ask HR.`
  await notify(tx, [account], { type: 'own-data', message })
  await audit(tx, actor, 'exportedData', { type: 'employee', id: employee })
  return { _id: id }
}

/** The archive, streamed from storage. */
export async function archive(tx: Tx, app: App, actor: Actor, id: Id): Promise<Bytes> {
  const archived = await takeArchive(tx, { id, by: actor.account, now: tx.now })
  if (!archived?.key || !archived.sealed)
    throw notFound(say`The export was not found, or it has expired. Request a new one.`)
  await audit(tx, actor, 'downloaded', recordOf(archived))
  const { key, sealed } = archived
  return { type: 'application/zip', name: 'personal-data.zip', content: () => opened(app, { key, sealed }) }
}

/** An employee whose complete data the actor may see; for others even existence is not revealed. */
export async function whose(tx: Tx, actor: Actor, employee: Id) {
  if (!exportPermissions.every((one) => may(actor, one))) throw forbidden()
  const person = await personOf(tx, { employee })
  if (!person) throw notFound(say`The employee was not found.`)
  return person
}

interface Wanted {
  account: Id
  employee: Id | null
  language: string
}

async function request(tx: Tx, actor: Actor, wanted: Wanted): Promise<Id> {
  const { account } = wanted
  await exportsForUpdate(tx, { account })
  const before = (await requestedSince(tx, {
    ...{ account, by: actor.account },
    ...{ since: plusSeconds(tx.now, -daySeconds), quietSince: plusSeconds(tx.now, -quietSeconds) },
  }))!
  if (before.isMaking) throw conflict(say`An export is being prepared. You will be notified when it is ready.`)
  if (before.count >= exportsPerDay)
    throw conflict(say`You can export this data ${exportsPerDay} times in 24 hours. Try again later.`)
  const id = newId()
  await insertExport(tx, { ...wanted, id, by: actor.account, now: tx.now })
  await tx.enqueue('personal-export', { organisation: tx.organisation, export: id }, { key: id })
  return id
}

const recordOf = ({ account, employee }: { account: Id; employee: Id | null }) =>
  employee === null ? ({ type: 'account', id: account } as const) : ({ type: 'employee', id: employee } as const)

function shown(now: Instant, actor: Actor, { requester, progressAt, state, ...row }: ExportRow) {
  return {
    ...row,
    state: stateAt(now, { state, progressAt, expiresAt: row.expiresAt }),
    isOwn: requester === actor.account,
  }
}

function stateAt(
  now: Instant,
  { state, progressAt, expiresAt }: Pick<ExportRow, 'state' | 'progressAt' | 'expiresAt'>,
): z.output<typeof PersonalExport>['state'] {
  if (state === 'making') return progressAt < plusSeconds(now, -quietSeconds) ? 'failed' : 'making'
  return state === 'ready' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}
