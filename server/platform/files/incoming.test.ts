import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { milliseconds } from '@muster/engine/zone.ts'
import { systemClock } from '../clock.ts'
import { openIncoming } from './incoming.ts'

it('is a folder per process: a starting process does not touch live ones, and clears what a dead one left', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'muster-incoming-'))
  const now = systemClock.now()
  const left = join(directory, 'incoming/of-one-that-died')
  await mkdir(left, { recursive: true })
  const long = new Date(milliseconds(now) - 2 * 3_600_000)
  await utimes(left, long, long)
  const first = await openIncoming(directory, now)
  const arrived = await first.take(Readable.from([Buffer.from('a bill')]))
  const second = await openIncoming(directory, now)
  expect((await arrived.read()).toString()).toBe('a bill')
  expect(await readdir(join(directory, 'incoming'))).toHaveLength(2)
  // A process that was idle for long may be taken for dead.
  await rm(join(directory, 'incoming'), { recursive: true })
  const later = await second.take(Readable.from([Buffer.from('another bill')]))
  expect((await later.read()).toString()).toBe('another bill')
  await later.remove()
  await rm(directory, { recursive: true })
})
