import { Readable } from 'node:stream'
import type { Route } from '@muster/contract/routes.ts'
import type { App } from '../app.ts'
import { noSpace } from '../files/space.ts'
import { squareImage } from '../images/images.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import type { KeptUpload, Uploads } from './call.ts'

/** Before anything of an upload is read: is there room, and has this account sent enough for an hour? */
export async function admitUpload(app: App, account: string): Promise<void> {
  if ((await app.space.room()) !== 'enough') throw noSpace()
  await app.limits.spend('uploads', account, { max: app.config.uploadsPerHour, seconds: 3600 })
}

/** Pictures are made anew before a connection of the database is taken: decoding must not keep others from theirs. */
export async function squarePictures(route: Route, files: Uploads, account: string): Promise<void> {
  for (const [name, { square }] of Object.entries(route.files ?? {})) {
    const sent = files[name]
    if (square === undefined || !sent || Array.isArray(sent)) continue
    const picture = await squareImage(await sent.read(), square, name, account)
    files[name] = { ...sent, type: 'image/webp', size: picture.length, ...held(picture) }
  }
}

/**
 * Keeps the parts that may be several, before a connection of the database is taken. Those that the call has not taken when
 * it ends are removed; where it is not sure what became of the transaction the cleaning job takes them.
 */
export async function whileKept<T>(
  app: App,
  route: Route,
  actor: Actor | undefined,
  sent: Uploads,
  work: (files: Uploads) => Promise<T>,
): Promise<T> {
  const several = Object.keys(route.files ?? {}).filter((name) => route.files![name]!.many !== undefined)
  if (several.length === 0 || !actor) return work(sent)
  const files: Uploads = { ...sent }
  const kept: KeptUpload[] = []
  const removeUntaken = () =>
    Promise.all(kept.filter(({ isTaken }) => !isTaken).map(({ key }) => app.files.remove(key).catch(() => undefined)))
  try {
    for (const name of several) {
      const from = kept.length
      for (const upload of [sent[name] ?? []].flat()) {
        const key = await app.files.keep(actor.organisation, 'document', upload, extensions[upload.type] ?? 'bin')
        kept.push({ ...upload, key, isTaken: false })
      }
      files[name] = kept.slice(from)
    }
    const result = await work(files)
    await removeUntaken()
    return result
  } catch (error) {
    // What was refused is rolled back for certain, whatever the call had taken.
    if (error instanceof Problem && error.status < 500) for (const one of kept) one.isTaken = false
    if (error instanceof Problem) await removeUntaken()
    throw error
  }
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

function held(bytes: Buffer) {
  return { read: () => Promise.resolve(bytes), stream: () => Readable.from([bytes]) }
}
