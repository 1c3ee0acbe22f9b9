import { crc32, deflateRawSync } from 'node:zlib'

interface ZipFile {
  name: string
  bytes: Buffer
}

/** Files as a zip. Its times are none: the same files are the same bytes. */
export function zip(files: readonly ZipFile[]): Buffer {
  const list = new ZipList()
  return Buffer.concat([...files.map((file) => list.add(file)), list.end()])
}

/** The same piece by piece, for more than can be held at once: each file is asked for when the one before it was taken. */
export async function* zipped(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const list = new ZipList()
  for await (const file of files) yield list.add(file)
  yield list.end()
}

/** What stands at the end of a zip: where each of its files begins. */
class ZipList {
  private readonly list: Buffer[] = []
  private at = 0

  /** The bytes of a file as they stand in the zip. */
  add({ name, bytes }: ZipFile): Buffer {
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
    where.writeUInt32LE(this.at, 10)
    this.list.push(Buffer.concat([signature(0x02014b50), about.subarray(0, 2), about, where, title]))
    this.at += local.length
    return local
  }

  end(): Buffer {
    const listed = Buffer.concat(this.list)
    const end = Buffer.alloc(18)
    end.writeUInt16LE(this.list.length, 4)
    end.writeUInt16LE(this.list.length, 6)
    end.writeUInt32LE(listed.length, 8)
    end.writeUInt32LE(this.at, 12)
    return Buffer.concat([listed, signature(0x06054b50), end])
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
