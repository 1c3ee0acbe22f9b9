import { Readable } from 'node:stream'
import type { Route } from '@muster/contract/routes.ts'
import type { App } from '../app.ts'
import { noSpace } from '../files/space.ts'
import { squareImage } from '../images/images.ts'
import type { Actor } from '../actor.ts'
import { whileKeeping } from '../files/keep.ts'
import type { Keep, KeptUpload, Uploads } from './call.ts'

/** Before an upload is read: checks free space, and the account's uploads in the last hour. */
export async function admitUpload(app: App, account: string): Promise<void> {
  if ((await app.space.room()) !== 'enough') throw noSpace()
  await app.limits.spend('uploads', account, { max: app.config.uploadsPerHour, seconds: 3600 })
}

/** Images are re-encoded before a database connection is taken, as decoding must not hold one. */
export async function squarePictures(route: Route, files: Uploads, account: string): Promise<void> {
  for (const [name, { square }] of Object.entries(route.files ?? {})) {
    const sent = files[name]
    if (square === undefined || !sent || Array.isArray(sent)) continue
    const picture = await squareImage(await sent.read(), square, name, account)
    files[name] = { ...sent, type: 'image/webp', size: picture.length, ...inMemory(picture) }
  }
}

/** Stores the parts that the route declares as kept, before a database connection is taken. */
export async function whileKept<T>(
  app: App,
  route: Route,
  actor: Actor | undefined,
  sent: Uploads,
  work: (files: Uploads, keep: Keep) => Promise<T>,
): Promise<T> {
  if (!actor) return work(sent, () => Promise.reject(new Error('A stranger has nowhere to keep files.')))
  return whileKeeping(app, actor.organisation, async (keep) => {
    const files: Uploads = { ...sent }
    for (const [name, { many, keptAs }] of Object.entries(route.files ?? {})) {
      const part = sent[name]
      if ((many === undefined && keptAs === undefined) || (part === undefined && many === undefined)) continue
      const kept: KeptUpload[] = []
      for (const upload of [part ?? []].flat()) kept.push(await keep(keptAs ?? 'document', upload))
      files[name] = many === undefined ? kept[0] : kept
    }
    return work(files, keep)
  })
}

function inMemory(bytes: Buffer) {
  return { read: () => Promise.resolve(bytes), stream: () => Readable.from([bytes]) }
}
