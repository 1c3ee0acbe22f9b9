import sharp from 'sharp'
import { wrongField } from '../problem.ts'

/**
 * A picture made anew as a square WebP: cut from the middle, without anything that the camera wrote into it.
 * What only looks like a picture is refused under the name of its field.
 */
export async function squareImage(bytes: Buffer, side: number, field: string): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 86 })
      .toBuffer()
  } catch {
    throw wrongField(`files.${field}`, 'This picture cannot be read. Choose another')
  }
}
