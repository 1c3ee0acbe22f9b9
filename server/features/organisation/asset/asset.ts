import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { FileKind } from '../../../platform/files/files.ts'
import { notFound } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'

/** A key is never reused for other bytes, so a browser may cache a logo. */
const day = 86_400

/** Logos are shown before sign-in; nothing else is. */
export async function readPublic(app: App, key: string): Promise<Bytes> {
  if (kindOf(key) !== 'logo') throw notFound(say`The file was not found.`)
  return { ...read(app, key), publicFor: day }
}

/**
 * Photos and logos are for everyone in the organisation. Other files belong to a record: the feature that owns it decides who may see it;
 * for others they do not exist.
 */
export async function readPrivate(app: App, tx: Tx, actor: Actor, key: string): Promise<Bytes> {
  if (!key.startsWith(`${actor.organisation}/`)) throw notFound(say`The file was not found.`)
  if (sharedKinds.has(kindOf(key))) return read(app, key)
  const file = await app.privateFile(tx, actor, key)
  if (file === null) throw notFound(say`The file was not found.`)
  return { ...read(app, key), ...file }
}

const sharedKinds = new Set<FileKind>(['logo', 'photo'])
const kindOf = (key: string) => key.split('/')[1] as FileKind

function read(app: App, key: string): Bytes {
  const content = () =>
    app.files.read(key).catch(() => {
      throw notFound(say`The file was not found.`)
    })
  return { type: 'image/webp', content }
}
