/** A column that a reader knows: what its heading may be, and whether a file without it cannot be read. */
export interface KnownColumn {
  names: readonly string[]
  isNeeded: boolean
}

/** Lines above the rows in which headings are looked for. */
export const mostTitles = 50
/** A cell can have a million characters. */
const longestHeading = 200

/** In lower case without spaces and punctuation: `Mobile No.` is `mobileno`. */
export function plainName(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** What a heading says, in full and without what is in brackets: `CTC (Rs.)` is `ctc` too. */
export function namesOfHeading(heading: string): string[] {
  const open = heading.indexOf('(')
  const name = plainName(heading)
  return open < 1 ? [name] : [name, plainName(heading.slice(0, open))]
}

/** Where each known column is, by its headings; -1 where it is not. Each heading counts once, and one in full before one without brackets. */
export function placesOf(headings: readonly string[], columns: readonly KnownColumn[]): number[] {
  const said = headings.map((heading) => namesOfHeading(heading.slice(0, longestHeading)))
  const places = columns.map(() => -1)
  const taken = new Set<number>()
  for (const way of [0, 1])
    for (const [column, { names }] of columns.entries()) {
      if (places[column]! >= 0) continue
      const at = said.findIndex((one, place) => !taken.has(place) && names.includes(one[way] ?? ''))
      if (at < 0) continue
      places[column] = at
      taken.add(at)
    }
  return places
}

export interface Headed {
  /** Counted from 0; of a sheet without known headings, its first line with two cells. */
  heading: number
  /** 2: has every column that is needed; 1: has some; 0: has none. */
  fit: number
  /** How many known columns the line has. */
  known: number
}

/** The line with the headings, below any titles; null in a sheet without a cell. */
export function headingOf(lines: Iterable<string[]>, columns: readonly KnownColumn[]): Headed | null {
  let best: Headed | null = null
  let [first, wide] = [-1, -1]
  let at = -1
  for (const line of lines) {
    at += 1
    const filled = line.filter((cell) => cell.trim() !== '').length
    if (filled > 0 && first < 0) first = at
    if (filled > 1 && wide < 0) wide = at
    if (filled > 0) best = better(best, headed(line, at, columns))
    // Not as far as an only row at the end of a sheet.
    if (at >= mostTitles) break
  }
  if (best !== null && best.fit > 0) return best
  return first < 0 ? null : { heading: wide < 0 ? first : wide, fit: 0, known: 0 }
}

function headed(line: string[], heading: number, columns: readonly KnownColumn[]): Headed {
  const places = placesOf(line.slice(0, 257), columns)
  const known = places.filter((place) => place >= 0).length
  const hasAll = columns.every(({ isNeeded }, column) => !isNeeded || places[column]! >= 0)
  return { heading, known, fit: known < 2 ? 0 : hasAll ? 2 : 1 }
}

const better = (best: Headed | null, one: Headed): Headed =>
  best === null || one.fit > best.fit || (one.fit === best.fit && one.known > best.known) ? one : best
