import { Readable } from 'node:stream'
import type { Route } from '@muster/contract/routes.ts'
import type { App } from '../app.ts'
import { say } from '@muster/engine/sentence.ts'
import { noSpace } from '../files/space.ts'
import { carriesMetadata, withoutMetadata } from '../images/metadata/without-metadata.ts'
import { squareImage } from '../images/images.ts'
import type { Actor } from '../actor.ts'
import { whileKeeping } from './keep.ts'
import { wrongField } from '../problem.ts'
import type { Keep, KeptUpload, Upload, Uploads } from './call.ts'

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
      for (const [at, upload] of [part ?? []].flat().entries())
        kept.push(
          await keep(
            keptAs ?? 'document',
            await plainPicture(upload, `files.${name}${many === undefined ? '' : `.${at}`}`),
          ),
        )
      files[name] = many === undefined ? kept[0] : kept
    }
    return work(files, keep)
  })
}

/**
 * Pictures are stored without what the camera wrote about place, time and owner. `sha256` stays that of the bytes as sent, by which a bill
 * that was claimed before is found.
 */
async function plainPicture(upload: Upload, path: string): Promise<Upload> {
  if (!carriesMetadata(upload.type)) return upload
  const bytes = withoutMetadata(upload.type, await upload.read())
  if (bytes === null) throw wrongField(path, say`This picture cannot be read. Choose another`)
  return { ...upload, size: bytes.length, ...inMemory(bytes) }
}

function inMemory(bytes: Buffer) {
  return { read: () => Promise.resolve(bytes), stream: () => Readable.from([bytes]) }
}
