import { plainJpeg } from './jpeg.ts'
import { plainPng } from './png.ts'
import { plainWebp } from './webp.ts'

const readers: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
  'image/webp': plainWebp,
}

/** Whether files of this type are pictures that carry where and by whom they were taken. */
export const carriesMetadata = (type: string): boolean => Object.hasOwn(readers, type)

/**
 * A picture without what the camera wrote about it: place, time, device, owner. Not a pixel changes, so a bill stays as legible as it was.
 * Null if it is cut off or no picture: then nobody knows what it holds.
 */
export function withoutMetadata(type: string, bytes: Buffer): Buffer | null {
  try {
    return readers[type]!(bytes)
  } catch (error) {
    // A length that points beyond the end.
    if (error instanceof RangeError) return null
    throw error
  }
}
