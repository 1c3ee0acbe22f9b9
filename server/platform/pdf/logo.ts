import sharp from 'sharp'
import type { App } from '../app.ts'

/** A logo in a form that documents can contain; left out if unreadable, because the document matters more. */
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
