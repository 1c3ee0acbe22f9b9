import type { z } from 'zod'
import type { Asset, AssetInput, AssetsInput, RetireInput } from '@muster/contract/procurement/asset.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import { asValue, audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, invalid, notFound, wrongField, type FieldFault } from '../../../platform/problem.ts'
import { itemsOf } from '../line/items.ts'
import { mustBeBought } from '../purchase/purchase.ts'
import {
  assetById,
  holdingsOf,
  insertAssets,
  lastTag,
  lineById,
  lockRegister,
  retireAsset,
  takenMarks,
  updateAsset,
} from './asset.queries.ts'
import { assetForUpdate, lastHolding } from './holding.queries.ts'

export async function asset(tx: Tx, id: Id): Promise<z.output<typeof Asset>> {
  const known = await assetById(tx, { id })
  if (!known) throw assetNotFound()
  return { ...known, holdings: await holdingsOf(tx, { asset: id }) }
}

/** "AST-0043": tags that continue from the highest number. */
export async function nextTags(tx: Tx, count: number): Promise<string[]> {
  const { last } = (await lastTag(tx, {})) ?? { last: 0 }
  return Array.from({ length: count }, (_, at) => `AST-${String(last + at + 1).padStart(4, '0')}`)
}

/** Adds assets of one kind; for a request, no more than were received. */
export async function addAssets(tx: Tx, actor: Actor, input: z.output<typeof AssetsInput>): Promise<{ ids: Id[] }> {
  if (input.lineId !== null) await mustHaveCome(tx, actor, input.lineId, input.assets.length)
  await lockRegister(tx, {})
  await mustBeFree(tx, input.assets, null, (at, field) => `body.assets.${at}.${field}`)
  const assets = input.assets.map((one) => ({ ...one, id: newId() }))
  await insertAssets(tx, { ...input, assets: JSON.stringify(assets), now: tx.now })
  for (const { id, tag } of assets)
    await audit(tx, actor, 'added', { type: 'asset', id }, { name: nowIs(input.name), number: nowIs(tag) })
  return { ids: assets.map(({ id }) => id) }
}

async function mustHaveCome(tx: Tx, actor: Actor, lineId: Id, count: number): Promise<void> {
  const line = await lineById(tx, { id: lineId })
  if (!line) throw wrongField('body.lineId', say`Choose an item of a procurement request`)
  await mustBeBought(tx, actor, line.request)
  const item = (await itemsOf(tx, line.request)).find(({ _id }) => _id === lineId)!
  const left = item.received - item.registered
  if (count > left)
    throw wrongField(
      'body.assets',
      left === 0 ? say`Everything that was received is in the register` : say`Received and not registered: ${left}`,
    )
}

export async function changeAsset(tx: Tx, actor: Actor, id: Id, input: z.output<typeof AssetInput>): Promise<null> {
  await lockRegister(tx, {})
  if (!(await assetForUpdate(tx, { id }))) throw assetNotFound()
  const known = (await assetById(tx, { id }))!
  await mustBeFree(tx, [input], id, (_, field) => `body.${field}`)
  await updateAsset(tx, { ...input, id, now: tx.now })
  await audit(
    tx,
    actor,
    'changed',
    { type: 'asset', id },
    {
      name: { from: asValue(known.name), to: asValue(input.name) },
      number: { from: asValue(known.tag), to: asValue(input.tag) },
    },
  )
  return null
}

/** Reports every tag and serial number that is taken, in the input or the register. */
async function mustBeFree(
  tx: Tx,
  assets: readonly { tag: string; serial: string }[],
  except: Id | null,
  path: (at: number, field: 'tag' | 'serial') => string,
): Promise<void> {
  const tags = assets.map(({ tag }) => tag.toLowerCase())
  const serials = assets.map(({ serial }) => serial.toLowerCase())
  const taken = await takenMarks(tx, { tags, serials: serials.filter(Boolean), except })
  const errors = assets.flatMap((_, at): FieldFault[] => {
    const [tag, serial] = [tags[at]!, serials[at]!]
    const bySerial = serial === '' ? undefined : taken.find((other) => other.serial.toLowerCase() === serial)
    return [
      ...(taken.some((other) => other.tag.toLowerCase() === tag)
        ? [{ path: path(at, 'tag'), message: say`Another asset has this tag` }]
        : tags.indexOf(tag) < at
          ? [{ path: path(at, 'tag'), message: say`This tag is entered twice` }]
          : []),
      ...(bySerial
        ? [{ path: path(at, 'serial'), message: say`${bySerial.tag} has this serial number` }]
        : serial !== '' && serials.indexOf(serial) < at
          ? [{ path: path(at, 'serial'), message: say`This serial number is entered twice` }]
          : []),
    ]
  })
  if (errors.length > 0) throw invalid(errors)
}

/** Retires an asset that no one holds; its history stays. */
export async function retire(tx: Tx, actor: Actor, id: Id, input: z.output<typeof RetireInput>): Promise<null> {
  const known = await assetForUpdate(tx, { id })
  if (!known) throw assetNotFound()
  if (known.retiredOn !== null) throw conflict(say`${known.tag} is retired already.`)
  const last = await lastHolding(tx, { asset: id })
  if (last && last.returnedOn === null)
    throw conflict(say`${last.holder} still has ${known.tag}. Record its return first.`)
  const today = localDay(tx.now, known.zone)
  const day = input.day ?? today
  if (day > today) throw wrongField('body.day', say`Enter a day that is not in the future`)
  const from = last?.returnedOn ?? known.boughtOn
  if (from !== null && from !== undefined && day < from)
    throw wrongField('body.day', say`Enter ${{ day: from }} or a later day`)
  const { reason, note } = input
  await retireAsset(tx, { id, day, reason, note, account: actor.account, now: tx.now })
  await audit(tx, actor, 'changed', { type: 'asset', id }, { status: { from: null, to: asValue('retired') } })
  return null
}

export const assetNotFound = () => notFound(say`The asset was not found.`)
