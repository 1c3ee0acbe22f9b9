import { kinds, type PaletteEntry } from './entries.ts'
import { searchTerms } from './search-terms.ts'

/**
 * Entries whose name or other words begin with the typed text come first, then those that contain it, those that contain
 * all its words, and those that contain its letters in order. The server has matched the people; next to them, a page that
 * only has the letters somewhere is no match.
 */
export function search(
  entries: readonly PaletteEntry[],
  typed: string,
  people: readonly PaletteEntry[],
): PaletteEntry[] {
  const matches = [...matching(entries, typed, people.length > 0), ...people]
  return kinds.flatMap((kind) => matches.filter((entry) => entry.kind === kind))
}

const begins = 0
const holds = 1
const holdsAllWords = 2
const holdsLetters = 3
const no = 4

function matching(entries: readonly PaletteEntry[], typed: string, isBesidePeople: boolean): PaletteEntry[] {
  const wanted = plain(typed)
  if (wanted === '') return [...entries]
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, wanted) })).toSorted((a, b) => a.rank - b.rank)
  // Scattered letters only count if nothing matches by name.
  const isNamed = ranked.some(({ rank }) => rank < holdsLetters)
  const worst = isNamed || isBesidePeople ? holdsAllWords : holdsLetters
  return ranked.filter(({ rank }) => rank <= worst).map(({ entry }) => entry)
}

function rankOf({ path, title, hint }: PaletteEntry, wanted: string): number {
  const names = [`${title} ${hint}`, ...(searchTerms[path] ?? [])].map(plain)
  return Math.min(...names.map((name) => rank(name, wanted)), hasAll(names, wanted) ? holdsAllWords : no)
}

function rank(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return begins
  if (text.includes(` ${wanted}`)) return holds
  if (wanted.length > 2 && text.includes(wanted)) return holds
  let at = 0
  for (const letter of wanted) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return no
  }
  return holdsLetters
}

/** "holidays 2026" and "my leave balance" contain filler words. */
function hasAll(names: readonly string[], wanted: string): boolean {
  const words = wanted.split(' ').filter((word) => !filler.has(word))
  return words.length > 0 && words.every((word) => names.some((name) => ` ${name}`.includes(` ${word}`)))
}

const filler = new Set(['my', 'the', 'a', 'of', 'for', 'to', 'see', 'show', 'open', 'download', 'view', 'check', 'how'])

/** Without case, hyphens and plural endings, which people use loosely. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[-–’'.]/g, ' ')
    .replaceAll(/(?<=\p{L}{3})s\b/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
