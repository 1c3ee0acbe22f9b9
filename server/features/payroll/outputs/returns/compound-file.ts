const sectorSize = 512
const endOfChain = 0xfffffffe
const fatSector = 0xfffffffd
const free = 0xffffffff
/** The most sectors that a file without extra FAT sectors (DIFAT) can list. */
const mostFatSectors = 109

/**
 * The container of old Office files with a single stream (MS-CFB, version 3). The stream is padded to the size from which it is stored in
 * whole sectors; readers of its format know where it ends.
 *
 * @throws RangeError for a stream of more than about 6 MB
 */
export function compoundFile(name: string, stream: Buffer): Buffer {
  const sectors = Math.max(8, Math.ceil(stream.length / sectorSize))
  const fatSectors = fatSize(sectors + 1)
  if (fatSectors > mostFatSectors) throw new RangeError('This is too much for one .xls file')
  const body = Buffer.alloc(sectors * sectorSize)
  stream.copy(body)
  return Buffer.concat([
    header(sectors, fatSectors),
    body,
    Buffer.concat([
      entry('Root Entry', { type: 5, child: 1, start: endOfChain, size: 0 }),
      entry(name, { type: 2, child: free, start: 0, size: body.length }),
      entry('', { type: 0, child: free, start: 0, size: 0 }),
      entry('', { type: 0, child: free, start: 0, size: 0 }),
    ]),
    fat(sectors, fatSectors),
  ])
}

/** The number of FAT sectors, which the FAT lists as well. */
function fatSize(others: number): number {
  const perSector = sectorSize / 4
  let size = 1
  while (size * perSector < others + size) size += 1
  return size
}

function header(sectors: number, fatSectors: number): Buffer {
  const bytes = Buffer.alloc(sectorSize)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    bytes.writeUInt16LE(value, at)
  for (const [at, value] of [
    [44, fatSectors],
    [48, sectors],
    [56, 4096],
    [60, endOfChain],
    [68, endOfChain],
  ] as const)
    bytes.writeUInt32LE(value, at)
  for (let index = 0; index < mostFatSectors; index += 1)
    bytes.writeUInt32LE(index < fatSectors ? sectors + 1 + index : free, 76 + index * 4)
  return bytes
}

function entry(name: string, of: { type: number; child: number; start: number; size: number }): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64)
  bytes.writeUInt8(of.type, 66)
  bytes.writeUInt8(1, 67)
  bytes.writeUInt32LE(free, 68)
  bytes.writeUInt32LE(free, 72)
  bytes.writeUInt32LE(of.child, 76)
  bytes.writeUInt32LE(of.start, 116)
  bytes.writeUInt32LE(of.size, 120)
  return bytes
}

function fat(sectors: number, fatSectors: number): Buffer {
  const bytes = Buffer.alloc(fatSectors * sectorSize, 0xff)
  for (let index = 0; index < sectors; index += 1)
    bytes.writeUInt32LE(index === sectors - 1 ? endOfChain : index + 1, index * 4)
  bytes.writeUInt32LE(endOfChain, sectors * 4)
  for (let index = 0; index < fatSectors; index += 1) bytes.writeUInt32LE(fatSector, (sectors + 1 + index) * 4)
  return bytes
}
