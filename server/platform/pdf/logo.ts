import sharp from 'sharp'
import type { App } from '../app.ts'

/** As a document can hold it; a logo that cannot be read is left out, the document matters more. */
export async function logoOf({ files }: Pick<App, 'files'>, key: string | null): Promise<Buffer | null> {
  if (key === null) return null
  try {
    return await sharp(await files.read(key))
      .resize(240, 240, { fit: 'inside' })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}
