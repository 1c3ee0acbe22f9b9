/** A value of the file that stands for a known one in every row. */
export interface MappedValue {
  column: string
  value: string
  to: string
}

/** A value that is unknown in a column of known values, and in how many rows. */
export interface UnknownValue {
  column: string
  value: string
  rows: number
}

/** Whether a column takes a value in whatever case it is written. */
export const valueKey = ({ column, value }: { column: string; value: string }) => `${column} ${value.toLowerCase()}`

/** What a cell stands for: itself, unless a person said otherwise of its value. */
export function meaningOf(mapped: readonly MappedValue[]): (column: string, value: string) => string {
  const meanings = new Map(mapped.map((one) => [valueKey(one), one.to]))
  return (column, value) => meanings.get(valueKey({ column, value })) ?? value
}
