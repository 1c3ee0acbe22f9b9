import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'
import { derive, openHeader, writeHeader } from './header.ts'

type Bytes = AsyncIterable<Uint8Array>

/** Encrypts to public keys in the age format, which the age tool can read. A stage of `pipeline`. */
export function encryptTo(recipients: readonly Buffer[]) {
  return async function* (plain: Bytes): AsyncGenerator<Buffer> {
    const fileKey = randomBytes(16)
    const salt = randomBytes(16)
    yield Buffer.concat([writeHeader(fileKey, recipients), salt])
    const key = derive(fileKey, salt, 'payload')
    let number = 0
    for await (const { chunk, isLast } of chunksOf(plain, chunkBytes)) {
      const cipher = createCipheriv('chacha20-poly1305', key, nonceOf(number++, isLast), { authTagLength: 16 })
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    }
  }
}

/** Decrypts; throws at the first altered piece, and if the end is missing. */
export function decryptBy(identities: readonly KeyObject[]) {
  return async function* (sealed: Bytes): AsyncGenerator<Buffer> {
    const source = sealed[Symbol.asyncIterator]()
    const { header, rest } = await readHeader(source)
    const fileKey = openHeader(header, identities)
    const body = chunksOf(from(source, rest), chunkBytes + 16, 16)
    let key: Buffer | undefined
    let number = 0
    for await (const { head, chunk, isLast } of body) {
      key ??= derive(fileKey, head, 'payload')
      yield openChunk(key, chunk, nonceOf(number++, isLast))
    }
  }
}

const chunkBytes = 65_536

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function openChunk(key: Buffer, chunk: Buffer, nonce: Buffer): Buffer {
  if (chunk.length < 16) throw new Error('It ends too early.')
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
  decipher.setAuthTag(chunk.subarray(-16))
  const plain = decipher.update(chunk.subarray(0, -16))
  try {
    decipher.final()
  } catch {
    throw new Error('It was damaged, or ends too early.')
  }
  return plain
}

/** Pieces of equal size after a header; the last is marked, and empty only if there is no content at all. */
async function* chunksOf(source: Bytes, size: number, headBytes = 0) {
  let head: Buffer | undefined = headBytes === 0 ? Buffer.alloc(0) : undefined
  let buffered: Buffer = Buffer.alloc(0)
  for await (const piece of source) {
    buffered = buffered.length === 0 ? Buffer.from(piece) : Buffer.concat([buffered, piece])
    if (head === undefined && buffered.length >= headBytes) {
      head = buffered.subarray(0, headBytes)
      buffered = buffered.subarray(headBytes)
    }
    while (head !== undefined && buffered.length > size) {
      yield { head, chunk: buffered.subarray(0, size), isLast: false }
      buffered = buffered.subarray(size)
    }
  }
  if (head === undefined) throw new Error('It ends too early.')
  yield { head, chunk: buffered, isLast: true }
}

async function readHeader(source: AsyncIterator<Uint8Array>): Promise<{ header: string; rest: Buffer }> {
  let buffered: Buffer = Buffer.alloc(0)
  for (;;) {
    const { done, value } = await source.next()
    if (done) throw new Error('This is no file of age.')
    buffered = Buffer.concat([buffered, value])
    const mark = buffered.indexOf('\n--- ')
    const end = mark === -1 ? -1 : buffered.indexOf('\n', mark + 1)
    if (end !== -1)
      return { header: buffered.subarray(0, end + 1).toString('latin1'), rest: buffered.subarray(end + 1) }
    if (buffered.length > longestHeader) throw new Error('This is no file of age.')
  }
}

const longestHeader = 65_536

async function* from(source: AsyncIterator<Uint8Array>, first: Buffer): Bytes {
  yield first
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
}
