import { ZipLayout } from '@muster/engine/zip-layout.ts'

/** Texts as a zip, compressed by the browser. */
export async function zip(files: readonly { name: string; text: string }[], type: string): Promise<Blob> {
  const layout = new ZipLayout()
  const bodies: Blob[] = []
  for (const { name, text } of files) {
    const bytes = new TextEncoder().encode(text)
    const packed = await deflated(bytes)
    const entry = { crc32: crc32(bytes), packedBytes: packed.size, bytes: bytes.length }
    bodies.push(new Blob([layout.head({ name: new TextEncoder().encode(name), ...entry }), packed]))
  }
  return new Blob([...bodies, layout.end()], { type })
}

function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))).blob()
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = table[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})
