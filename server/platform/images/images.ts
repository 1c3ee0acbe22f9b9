import sharp from 'sharp'
import { say } from '@muster/engine/sentence.ts'
import { pictureTurns } from '../costs/table.ts'
import { Problem, wrongField } from '../problem.ts'
import { oneAfterTheOther } from './turns.ts'
import { assertNoConnectionHeld } from '../database/connection-held.ts'

/** Phone photos have about 12; a larger picture is refused by its header, before it is decoded. */
export const mostMegapixels = 24

const seconds = 10
const formats: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp'])

// Decoding takes memory and CPU by the pixel: two at a time in the whole process, the others wait briefly.
const turns = oneAfterTheOther({
  ...pictureTurns,
  isBusy: () =>
    new Problem(503, say`Many pictures are being read at this moment. Try again in half a minute.`, { retryAfter: 30 }),
  hasMany: () =>
    new Problem(429, say`Your last picture is still being read. Try again in a moment.`, { retryAfter: 10 }),
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * Re-encodes an image as a square WebP, cropped from the centre, without camera metadata. Anything that only looks like an image is
 * refused at its field. A third image by the same `by` is refused while two are waiting.
 */
export async function squareImage(bytes: Buffer, side: number, field: string, by: string): Promise<Buffer> {
  assertNoConnectionHeld('A picture')
  const unreadable = () => wrongField(`files.${field}`, say`This picture cannot be read. Choose another`)
  const { width, height, pages, format } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (!formats.has(format)) throw unreadable()
  if (width * height * (pages ?? 1) > mostMegapixels * 1_000_000) {
    throw wrongField(
      `files.${field}`,
      say`This picture has more than ${mostMegapixels} megapixels. Choose a smaller one`,
    )
  }
  return turns(by, () =>
    sharp(bytes, { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 86 })
      .timeout({ seconds })
      .toBuffer()
      .catch(() => {
        throw unreadable()
      }),
  )
}
