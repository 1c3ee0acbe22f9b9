import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aBucket } from '../../testing/a-bucket.ts'
import { scratchFolder } from '../../testing/scratch-postgres.ts'
import { openPlace, type Place } from './place.ts'

const folder = scratchFolder('muster-place-')

it('a folder and a bucket store, list and remove', async () => {
  const bucket = await aBucket()
  for (const to of [join(folder, 'backups'), `${bucket.url}/company?region=ap-south-1`])
    await keeps(await openPlace(to))
  bucket.close()
})

async function keeps(place: Place): Promise<void> {
  expect(await place.list('')).toEqual([])
  writeFileSync(join(folder, 'note'), 'of a day')
  for (const key of ['a/tables/x', 'a/y', 'files/z']) await place.put(key, join(folder, 'note'))
  expect((await place.list('')).toSorted()).toEqual(['a/tables/x', 'a/y', 'files/z'])
  expect(await place.list('files')).toEqual(['files/z'])
  expect(Buffer.concat(await Array.fromAsync(await place.read('a/tables/x'))).toString()).toBe('of a day')
  await place.remove(['a/tables/x', 'a/y'])
  expect(await place.list('')).toEqual(['files/z'])
  await expect(place.read('a/y')).rejects.toThrow()
}

it('a folder loses what interrupted processes left, wherever they were, and nothing else', async () => {
  const root = join(folder, 'interrupted')
  const place = await openPlace(root)
  await place.tidy()
  writeFileSync(join(folder, 'note'), 'of a day')
  for (const key of ['whole/manifest', 'whole/tables/x', 'files/a/z']) await place.put(key, join(folder, 'note'))
  // Ended before the first byte, within the first file, within a later one, and within a file of the organisation's.
  for (const made of ['none', 'first/tables', 'later/tables', 'files/b'])
    mkdirSync(join(root, made), { recursive: true })
  for (const file of ['first/tables/x.half', 'later/tables/y.half', 'whole/tables/y.half', 'files/b/y.half'])
    writeFileSync(join(root, file), 'of a')
  await place.put('later/tables/x', join(folder, 'note'))
  await place.tidy()
  const left = readdirSync(root, { recursive: true }).map(String).toSorted()
  expect(left).toEqual([
    ...['files', 'files/a', 'files/a/z', 'later', 'later/tables', 'later/tables/x'],
    ...['whole', 'whole/manifest', 'whole/tables', 'whole/tables/x'],
  ])
})
