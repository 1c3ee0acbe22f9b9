/** A value of the file that stands for a known one in every row; '' for the blank cells of rows that need one. */
export interface MappedValue {
  column: string
  value: string
  to: string
  /** The column takes lists, so that it is a part of its cells: the known names with a comma, which is no mark between parts there. */
  keeps?: readonly string[]
}

/** A value that is unknown in a column of known values, and in how many rows. */
export interface UnknownValue {
  column: string
  value: string
  rows: number
}

/** Whether a column takes a value in whatever case it is written. */
export const valueKey = ({ column, value }: { column: string; value: string }) => `${column} ${value.toLowerCase()}`

/** What a cell that is not blank stands for: itself, unless a person said otherwise of its value or of a part of it. */
export function meaningOf(mapped: readonly MappedValue[]): (column: string, value: string) => string {
  const meanings = new Map(mapped.filter(({ value }) => value !== '').map((one) => [valueKey(one), one.to]))
  const kept = new Map(mapped.flatMap(({ column, keeps }) => (keeps === undefined ? [] : [[column, lowered(keeps)]])))
  const ofPart = (column: string, part: string) => {
    const name = part.trim()
    const meaning = meanings.get(valueKey({ column, value: name }))
    return meaning === undefined ? part : part.replace(name, () => meaning)
  }
  return (column, value) => {
    const whole = meanings.get(valueKey({ column, value }))
    const keeps = kept.get(column)
    if (whole !== undefined || keeps === undefined) return whole ?? value
    // With the marks between them.
    return value
      .split(/([;|])/)
      .flatMap((piece) => (keeps.has(piece.trim().toLowerCase()) ? [piece] : piece.split(/(,)/)))
      .map((part) => ofPart(column, part))
      .join('')
  }
}

const lowered = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()))

/** The names in a cell of several: "Bengaluru; Mumbai". A known one may contain a comma. */
export function partsOf(cell: string, knows: (name: string) => boolean): string[] {
  if (knows(cell)) return [cell]
  return cell
    .split(/[;|]/)
    .flatMap((part) => (knows(part.trim()) ? [part] : part.split(',')))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
