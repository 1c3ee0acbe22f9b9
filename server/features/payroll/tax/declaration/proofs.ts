import type { z } from 'zod'
import type { TaxProof } from '@muster/contract/payroll/tax/tax-declaration.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { takeFiles } from '../../../../platform/serve/keep.ts'
import { newId } from '../../../../platform/id.ts'
import { conflict, notFound } from '../../../../platform/problem.ts'
import type { Bytes } from '../../../../platform/bytes.ts'
import type { KeptUpload } from '../../../../platform/serve/call.ts'
import { itemForUpdate, replace } from './items.ts'
import { notLocked, type By } from '../person.ts'
import type { ItemForUpdate } from './tax-item.queries.ts'
import { insertProof, proofById, removeProof } from './tax-proof.queries.ts'
import { taxYear } from '../tax-year.ts'

const mostProofs = 10

/** Content types by file extension. */
const types: Readonly<Record<string, string>> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' }

/** Adds a proof to an item. A rejected item can then be submitted again. */
export async function addProof(
  app: App,
  tx: Tx,
  by: By,
  held: ItemForUpdate,
  upload: KeptUpload,
): Promise<z.output<typeof TaxProof>> {
  notLocked(by, await taxYear(tx, held.year))
  if (held.proofs >= mostProofs)
    throw conflict(say`An item holds ${mostProofs} proofs. Combine some of them into one file.`)
  if (held.state === 'rejected') await replace(tx, by, { ...held, state: 'declared' })
  const id = newId()
  const { name, key, size: bytes } = upload
  await takeFiles(app, tx, { purpose: 'proof', account: by.account, uploads: [upload] })
  const { item, employee } = held
  await insertProof(tx, { id, item, employee, key, name, bytes, account: by.account, now: tx.now })
  return { _id: id, name, bytes, uploadedAt: tx.now }
}

/** A proof: the employee's own, or anyone's if `own` is null. */
export async function readProof(app: App, tx: Tx, id: Id, own: Id | null): Promise<Bytes> {
  const proof = await proofById(tx, { id, employee: own })
  if (!proof) throw notFound(say`The proof was not found.`)
  const extension = proof.key.split('.').at(-1) ?? ''
  const content = () =>
    app.files.read(proof.key).catch(() => {
      throw notFound(say`The proof was not found.`)
    })
  return { type: types[extension] ?? 'application/octet-stream', content, name: proof.name }
}

/** Removes a proof; an item that was submitted with it has to be submitted again. */
export async function takeProof(tx: Tx, by: By, id: Id, own: Id): Promise<null> {
  const proof = await proofById(tx, { id, employee: own })
  if (!proof) throw notFound(say`The proof was not found.`)
  const item = await itemForUpdate(tx, proof.item, own)
  notLocked(by, await taxYear(tx, item.year))
  if (item.state === 'accepted') throw conflict(say`It was accepted with this proof. Change the item first.`)
  if (item.state === 'submitted') await replace(tx, by, { ...item, state: 'declared' })
  await removeProof(tx, { id, account: by.account, now: tx.now })
  return null
}
