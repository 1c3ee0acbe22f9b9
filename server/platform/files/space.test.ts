import { expect, test } from 'vitest'
import { watchSpace } from './space.ts'

const megabyte = 1024 * 1024
const room = (freeMb: number, diskMb: number, floorMb = 0) =>
  watchSpace('/', floorMb, async () => ({ bavail: freeMb, blocks: diskMb, bsize: megabyte })).room()

test('the floor is a tenth of the disk between 256 MB and 2 GB, or as configured', async () => {
  expect(await room(256, 600)).toBe('enough')
  expect(await room(255, 600)).toBe('low')
  expect(await room(25, 600)).toBe('none')
  expect(await room(499, 5_000)).toBe('low')
  expect(await room(2_048, 500_000)).toBe('enough')
  expect(await room(2_047, 500_000)).toBe('low')
  expect(await room(99, 500_000, 100)).toBe('low')
  expect(await room(100, 500_000, 100)).toBe('enough')
})

test('a disk whose free space is unknown does not count as full', async () => {
  expect(await watchSpace('/', 0, () => Promise.reject(new Error('none'))).room()).toBe('enough')
})
