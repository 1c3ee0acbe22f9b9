import { writeFileSync } from 'node:fs'
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
