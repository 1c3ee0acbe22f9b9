import { crc32, deflateRawSync } from 'node:zlib'
import { ZipLayout } from '@muster/engine/zip-layout.ts'

interface ZipFile {
  name: string
  bytes: Buffer
}

/** Files as a zip. */
export function zip(files: readonly ZipFile[]): Buffer {
  const layout = new ZipLayout()
  return Buffer.concat([...files.map((file) => placed(layout, file)), layout.end()])
}

/** The same as a stream, for more than fits in memory: each file is requested once the previous one is consumed. */
export async function* zipped(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const layout = new ZipLayout()
  for await (const file of files) yield placed(layout, file)
  yield Buffer.from(layout.end())
}

/** The bytes of a file as stored in the zip. */
function placed(layout: ZipLayout, { name, bytes }: ZipFile): Buffer {
  const packed = deflateRawSync(bytes)
  const entry = { crc32: crc32(bytes), packedBytes: packed.length, bytes: bytes.length }
  return Buffer.concat([layout.head({ name: Buffer.from(name), ...entry }), packed])
}
