import { compoundFile } from './compound-file.ts'

/** The row limit of Excel 97-2003. */
export const mostRows = 65_536

/** The number format of all cells: text, so that numbers keep their leading zeros. */
const textFormat = 49
const textStyle = 16
/** The size limit of one record; a longer list of texts continues in another. */
const mostBytes = 8224

/**
 * A sheet of texts as an Excel 97-2003 file (BIFF8), the only format that some authorities' portals accept.
 *
 * @throws RangeError for more rows than the format allows
 */
export function xls(sheet: string, rows: readonly (readonly string[])[]): Buffer {
  if (rows.length > mostRows) throw new RangeError(`An .xls file has at most ${mostRows} rows, not ${rows.length}`)
  const texts = new Map<string, number>()
  const indexOf = (text: string) => {
    const known = texts.get(text) ?? texts.size
    texts.set(text, known)
    return known
  }
  const cells = rows.flatMap((row, y) =>
    row.flatMap((text, x) => (text === '' ? [] : [record(0x00fd, words(y, x, textStyle), long(indexOf(text)))])),
  )
  const before = [bof(0x0005), record(0x0042, words(0x04b0)), window(), ...fonts(), ...formats()]
  const after = [...sharedTexts([...texts.keys()], cells.length), record(0x000a)]
  // The sheet starts after its own entry in the list of sheets, whose length does not depend on that position.
  const start = length(before) + boundSheet(sheet, 0).length + length(after)
  return compoundFile(
    'Workbook',
    Buffer.concat([...before, boundSheet(sheet, start), ...after, ...sheetRecords(rows, cells)]),
  )
}

function sheetRecords(rows: readonly (readonly string[])[], cells: readonly Buffer[]): Buffer[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return [
    bof(0x0010),
    record(0x0200, long(0), long(rows.length), words(0, width, 0)),
    ...cells,
    record(0x023e, words(0x06b6, 0, 0), long(0x40), words(0, 0), long(0)),
    record(0x000a),
  ]
}

function bof(kind: number): Buffer {
  return record(0x0809, words(0x0600, kind, 0x0dbb, 0x07cc), long(0x41), long(6))
}

function window(): Buffer {
  return record(0x003d, words(0x01e0, 0x005a, 0x3fcf, 0x2a4e, 0x0038, 0, 0, 1, 0x0258))
}

function fonts(): Buffer[] {
  const font = record(0x0031, words(200, 0, 0x7fff, 400, 0), Buffer.alloc(4), shortText('Arial'))
  return [font, font, font, font]
}

/** The fifteen styles that every file has, the plain cell, and the text cell. */
function formats(): Buffer[] {
  const format = (number: number, kind: number, used: number) =>
    record(0x00e0, words(0, number, kind), Buffer.from([0x20, 0, 0, used]), long(0), long(0), words(0x20c0))
  const styles = Array.from({ length: 15 }, () => format(0, 0xfff5, 0xf4))
  const normal = record(0x0293, words(0x8000), Buffer.from([0, 0xff]))
  return [...styles, format(0, 1, 0), format(textFormat, 1, 0x04), normal]
}

function boundSheet(name: string, start: number): Buffer {
  return record(0x0085, long(start), words(0), shortText(name))
}

/** Each text once. Records are split between texts, never within one. */
function sharedTexts(texts: readonly string[], uses: number): Buffer[] {
  const records: Buffer[] = []
  let kind = 0x00fc
  let parts = [long(uses), long(texts.length)]
  for (const text of texts.map(longText)) {
    if (length(parts) + text.length > mostBytes) {
      records.push(record(kind, ...parts))
      kind = 0x003c
      parts = []
    }
    parts.push(text)
  }
  return [...records, record(kind, ...parts)]
}

function longText(text: string): Buffer {
  return Buffer.concat([words(text.length), Buffer.from([1]), Buffer.from(text, 'utf16le')])
}

function shortText(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length, 0]), Buffer.from(text, 'latin1')])
}

function record(kind: number, ...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([words(kind, length(parts)), ...parts])
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2))
  return bytes
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function length(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length: size }) => sum + size, 0)
}
