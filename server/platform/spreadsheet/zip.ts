import { crc32, deflateRawSync } from 'node:zlib'

/** Files as a zip. Its times are none: the same files are the same bytes. */
export function zip(files: readonly { name: string; bytes: Buffer }[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes)
    const title = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0) // needs version 2.0
    about.writeUInt16LE(0x0800, 2) // names are UTF-8
    about.writeUInt16LE(8, 4) // deflated
    about.writeUInt16LE(0x21, 8) // 1 January 1980
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([signature(0x04034b50), about, title, packed])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(at, 10)
    list.push(Buffer.concat([signature(0x02014b50), about.subarray(0, 2), about, where, title]))
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, listed, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
