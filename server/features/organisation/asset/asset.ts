import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { FileKind } from '../../../platform/files/files.ts'
import { notFound } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/serve/bytes.ts'

/** A key is never used again for other bytes, so a browser may keep a logo that it got. */
const day = 86_400

/** A logo is shown before anybody signs in; nothing else is. */
export async function readPublic(app: App, key: string): Promise<Bytes> {
  if (kindOf(key) !== 'logo') throw notFound('The file')
  return { ...(await read(app, key)), publicFor: day }
}

/**
 * Photos and logos are for everybody of the organisation. Other kinds are given out by the feature that owns the record,
 * which knows who may see it; by their key alone they are not found.
 */
export async function readPrivate(app: App, actor: Actor, key: string): Promise<Bytes> {
  const isOurs = key.startsWith(`${actor.organisation}/`)
  if (!isOurs || !sharedKinds.has(kindOf(key))) throw notFound('The file')
  return read(app, key)
}

const sharedKinds = new Set<FileKind>(['logo', 'photo'])
const kindOf = (key: string) => key.split('/')[1] as FileKind

async function read(app: App, key: string): Promise<Bytes> {
  const content = await app.files.read(key).catch(() => {
    throw notFound('The file')
  })
  return { type: 'image/webp', content }
}
