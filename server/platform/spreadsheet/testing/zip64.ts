/**
 * A zip with the end that ZIP64 has. `isFull`: its fields of four bytes are full, so that only those of ZIP64 say how many files there are,
 * where they are and how long.
 */
export function zip64(zip: Buffer, isFull: boolean): Buffer {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const [count, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)]
  const entries: Buffer[] = []
  let at = start
  for (let left = count; left > 0; left -= 1) {
    const [name, extra] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const entry = Buffer.from(zip.subarray(at, at + 46 + name + extra))
    entries.push(isFull ? large(entry, extra) : entry)
    at += entry.length
  }
  const directory = Buffer.concat(entries)
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(directory.length), 40)
  record.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(start + directory.length), 8)
  locator.writeUInt32LE(1, 16)
  const last = Buffer.from(zip.subarray(end, end + 22))
  if (isFull) {
    last.writeUInt16LE(0xffff, 8)
    last.writeUInt16LE(0xffff, 10)
    last.writeUInt32LE(0xffffffff, 12)
    last.writeUInt32LE(0xffffffff, 16)
  }
  return Buffer.concat([zip.subarray(0, start), directory, record, locator, last])
}

/** An entry of the directory with its size, its packed size and its place in the field of ZIP64, behind one that others add. */
function large(entry: Buffer, extra: number): Buffer {
  const numbers = [24, 20, 42].map((field) => BigInt(entry.readUInt32LE(field)))
  for (const field of [24, 20, 42]) entry.writeUInt32LE(0xffffffff, field)
  const added = Buffer.alloc(4 + 5 + 4 + 24)
  added.writeUInt16LE(0x5455, 0)
  added.writeUInt16LE(5, 2)
  added.writeUInt16LE(1, 9)
  added.writeUInt16LE(24, 11)
  for (const [at, number] of numbers.entries()) added.writeBigUInt64LE(number, 13 + at * 8)
  entry.writeUInt16LE(extra + added.length, 30)
  return Buffer.concat([entry, added])
}
