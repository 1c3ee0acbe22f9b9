import type { z } from 'zod'
import type { PolicyChange, PolicyInput } from '@muster/contract/noticeboard/policy.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { asValue, audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { takeFiles } from '../../../platform/serve/keep.ts'
import { newId } from '../../../platform/id.ts'
import { notFound, wrongField } from '../../../platform/problem.ts'
import type { KeptUpload } from '../../../platform/serve/call.ts'
import { audienceIdsOf } from '../audience/audience.ts'
import { asWritten } from '../markdown/formatted.ts'
import {
  insertVersion,
  policyById,
  policyForUpdate,
  policyList,
  policyOfFile,
  putPolicy,
  retirePolicy,
  versionsOf,
} from './policy.queries.ts'

const seenBy = (actor: Actor) => ({ account: actor.account, sees: may(actor, 'informationWrite') })

export const policies = (tx: Tx, actor: Actor) => policyList(tx, seenBy(actor))

export async function policy(tx: Tx, actor: Actor, id: Id, version: number | null = null) {
  const known = await policyById(tx, { ...seenBy(actor), id, version })
  if (!known) throw policyNotFound()
  return { ...known, html: known.html ?? asWritten(known.description), versions: await versionsOf(tx, { policy: id }) }
}

interface Sent {
  app: App
  file: KeptUpload | undefined
  /** The text, formatted. */
  html: string
}

export async function addPolicy(
  tx: Tx,
  actor: Actor,
  input: z.output<typeof PolicyInput>,
  { app, file, html }: Sent,
): Promise<{ _id: Id }> {
  const id = newId()
  const content = { description: input.description, html, ...fileOf(file) }
  mustSaySomething(content)
  const audienceIds = await audienceIdsOf(tx, input)
  await keepFile(tx, app, actor, file)
  await putPolicy(tx, { ...input, id, audienceIds, version: 1, askedVersion: 1, now: tx.now })
  await insertVersion(tx, { ...content, policy: id, version: 1, note: '', account: actor.account, now: tx.now })
  await askSoon(tx, input.mustAcknowledge)
  const { title, audience } = input
  await audit(tx, actor, 'added', { type: 'companyPolicy', id }, { name: nowIs(title), audience: nowIs(audience) })
  return { _id: id }
}

/** A new text or file is a new version; a new title or audience is not. */
export async function changePolicy(
  tx: Tx,
  actor: Actor,
  id: Id,
  input: z.output<typeof PolicyChange>,
  { app, file, html }: Sent,
): Promise<{ _id: Id }> {
  const known = await policyForUpdate(tx, { id })
  if (!known) throw policyNotFound()
  const { key, name, mediaType, bytes, sha256 } = known
  const before = { key, name, mediaType, bytes, sha256 }
  const content = {
    description: input.description,
    html,
    ...(file !== undefined || input.removeFile ? fileOf(file) : before),
  }
  mustSaySomething(content)
  const isOther = content.description !== known.description || content.key !== known.key
  if (input.asksAgain && !isOther)
    throw wrongField('body.asksAgain', say`Change the text or the file first, then ask everyone again`)
  const audienceIds = await audienceIdsOf(tx, input)
  await keepFile(tx, app, actor, file)
  const version = isOther ? known.version + 1 : known.version
  const askedVersion = input.asksAgain ? version : known.askedVersion
  await putPolicy(tx, { ...input, id, audienceIds, version, askedVersion, now: tx.now })
  if (isOther)
    await insertVersion(tx, {
      ...content,
      ...{ policy: id, version, note: input.note, account: actor.account, now: tx.now },
    })
  await askSoon(tx, input.mustAcknowledge)
  const changed = differences(
    { name: known.title, audience: known.audience, version: known.version },
    { name: input.title, audience: input.audience, version },
  )
  await audit(tx, actor, 'changed', { type: 'companyPolicy', id }, changed)
  return { _id: id }
}

type File = Record<'key' | 'name' | 'mediaType' | 'sha256', string | null> & { bytes: number | null }

function fileOf(file: KeptUpload | undefined): File {
  if (file === undefined) return { key: null, name: null, mediaType: null, bytes: null, sha256: null }
  return { key: file.key, name: file.name, mediaType: file.type, bytes: file.size, sha256: file.sha256 }
}

function mustSaySomething({ description, key }: { description: string; key: string | null }): void {
  if (description === '' && key === null) throw wrongField('body.description', say`Write the policy or attach a file`)
}

async function keepFile(tx: Tx, app: App, actor: Actor, file: KeptUpload | undefined): Promise<void> {
  if (file !== undefined) await takeFiles(app, tx, { purpose: 'policy', account: actor.account, uploads: [file] })
}

async function askSoon(tx: Tx, mustAcknowledge: boolean): Promise<void> {
  const { organisation } = tx
  if (mustAcknowledge) await tx.enqueue('company-policy', { organisation }, { key: organisation })
}

export async function removePolicy(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const known = await policyForUpdate(tx, { id })
  if (!known) throw policyNotFound()
  await retirePolicy(tx, { id, account: actor.account, now: tx.now })
  const name = { from: asValue(known.title), to: null }
  await audit(tx, actor, 'deleted', { type: 'companyPolicy', id }, { name })
  return null
}

/** A policy's file, for people who may see the policy. */
export async function policyFile(tx: Tx, actor: Actor, key: string) {
  const policy = await policyOfFile(tx, { key })
  if (!policy) return null
  if (!(await policyById(tx, { ...seenBy(actor), id: policy.policy, version: null }))) throw policyNotFound()
  return { type: policy.mediaType, name: policy.name }
}

const policyNotFound = () => notFound(say`The policy was not found.`)
