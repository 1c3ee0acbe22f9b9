import type { Id } from '@muster/contract/values.ts'
import { isName, keptOf, organisationOf } from './kept.ts'
import { fileKey, filesKey, manifestKey } from './manifest.ts'
import type { Place } from './place.ts'

/** Names of complete backups, oldest first: full ones, or those of one organisation. */
export async function backupsAt(place: Place, organisation?: Id): Promise<string[]> {
  const keys = await place.list('')
  return wholeIn(keys).filter((name) => isName(name) || organisationOf(name) === organisation)
}

/** The keys of a backup's files. */
export async function filesIn(place: Place, name: string): Promise<string[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of await place.read(filesKey(name))) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces).toString('utf8').split('\n').filter(Boolean)
}

/** Removes backups past their retention, interrupted ones, and files that no remaining backup lists. */
export async function removeOld(place: Place, newest: string): Promise<string[]> {
  const keys = await place.list('')
  const whole = wholeIn(keys)
  const ofOne = whole.filter((name) => !isName(name))
  const kept = new Set([...keptOf(whole.filter(isName)), ...ofOne, newest])
  const needed = new Set<string>()
  for (const name of kept) {
    for (const key of await filesIn(place, name)) needed.add(fileKey(key))
  }
  const removed = namesIn(keys).filter((name) => !kept.has(name))
  for (const name of removed) {
    // The manifest first, so that a partly removed backup does not look complete.
    await place.remove([manifestKey(name)])
    await place.remove(keys.filter((key) => key.startsWith(`${name}/`)))
  }
  await place.remove(keys.filter((key) => key.startsWith('files/') && !needed.has(key)))
  return removed
}

const namesIn = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.split('/')[0]!))]
    .filter((name) => isName(name) || organisationOf(name) !== undefined)
    .sort()

function wholeIn(keys: readonly string[]): string[] {
  const there = new Set(keys)
  return namesIn(keys).filter((name) => there.has(manifestKey(name)))
}
