/** A packed file as listed in a zip. */
export interface ZipEntry {
  /** In UTF-8. */
  name: Uint8Array
  /** Of the unpacked file. */
  crc32: number
  /** Whole bytes, packed by deflate. */
  packedBytes: number
  /** Whole bytes, not packed. */
  bytes: number
}

/**
 * The structure around a zip's packed files: a header before each, and at the end the directory of where each begins. All timestamps are
 * fixed, so that the same files give the same bytes. Source: APPNOTE.TXT of PKWARE, 4.3.
 */
export class ZipLayout {
  private readonly list: Uint8Array[] = []
  private at = 0

  /** The header of a file, followed by its packed bytes. */
  head({ name, crc32, packedBytes, bytes }: ZipEntry): Uint8Array<ArrayBuffer> {
    const about = record(26, (view) => {
      view.setUint16(0, 20, true) // needs version 2.0
      view.setUint16(2, 0x0800, true) // names are UTF-8
      view.setUint16(4, 8, true) // deflated
      view.setUint16(8, 0x21, true) // 1 January 1980
      view.setUint32(10, crc32, true)
      view.setUint32(14, packedBytes, true)
      view.setUint32(18, bytes, true)
      view.setUint16(22, name.length, true)
    })
    const where = record(14, (view) => view.setUint32(10, this.at, true))
    this.list.push(joined(signature(0x02014b50), about.subarray(0, 2), about, where, name))
    const head = joined(signature(0x04034b50), about, name)
    this.at += head.length + packedBytes
    return head
  }

  /** The directory of all files. */
  end(): Uint8Array<ArrayBuffer> {
    const listed = joined(...this.list)
    const end = record(18, (view) => {
      view.setUint16(4, this.list.length, true)
      view.setUint16(6, this.list.length, true)
      view.setUint32(8, listed.length, true)
      view.setUint32(12, this.at, true)
    })
    return joined(listed, signature(0x06054b50), end)
  }
}

function signature(value: number): Uint8Array {
  return record(4, (view) => view.setUint32(0, value, true))
}

function record(length: number, write: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length)
  write(new DataView(bytes.buffer))
  return bytes
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
