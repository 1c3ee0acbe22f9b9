import { Readable } from 'node:stream'
import type { Route } from '@muster/contract/routes.ts'
import type { App } from '../app.ts'
import { noSpace } from '../files/space.ts'
import { squareImage } from '../images/images.ts'
import type { Upload } from './call.ts'

/** Before anything of an upload is read: is there room, and has this account sent enough for an hour? */
export async function admitUpload(app: App, account: string): Promise<void> {
  if ((await app.space.room()) !== 'enough') throw noSpace()
  await app.limits.spend('uploads', account, { max: app.config.uploadsPerHour, seconds: 3600 })
}

/** Pictures are made anew before a connection of the database is taken: decoding must not keep others from theirs. */
export async function squarePictures(route: Route, files: Record<string, Upload>, account: string): Promise<void> {
  for (const [name, { square }] of Object.entries(route.files ?? {})) {
    const sent = files[name]
    if (square === undefined || !sent) continue
    const picture = await squareImage(await sent.read(), square, name, account)
    files[name] = { ...sent, type: 'image/webp', size: picture.length, ...held(picture) }
  }
}

function held(bytes: Buffer) {
  return { read: () => Promise.resolve(bytes), stream: () => Readable.from([bytes]) }
}
