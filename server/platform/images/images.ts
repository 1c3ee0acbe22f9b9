import sharp from 'sharp'
import { say } from '@muster/engine/sentence.ts'
import { Problem, wrongField } from '../problem.ts'
import { oneAfterTheOther } from './turns.ts'
import { assertNoConnectionHeld } from '../database/connection-held.ts'

/** What a phone takes is 12; a picture that unpacks to more is refused by its header, before anything is unpacked. */
export const mostMegapixels = 24

const seconds = 10
const formats: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp'])

// Decoding takes memory and processor by the pixel: two at a time in the whole process, the others wait a little.
const turns = oneAfterTheOther({
  atOnce: 2,
  waiting: 20,
  patienceMillis: 15_000,
  isBusy: () =>
    new Problem(503, say`Many pictures are being read at this moment. Try again in half a minute.`, { retryAfter: 30 }),
  hasMany: () =>
    new Problem(429, say`Your last picture is still being read. Try again in a moment.`, { retryAfter: 10 }),
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * A picture made anew as a square WebP: cut from the middle, without anything that the camera wrote into it. What only
 * looks like a picture is refused under the name of its field. Whoever (`by`) has two of them waiting is refused a third.
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
