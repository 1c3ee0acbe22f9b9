import type { ReactNode } from 'react'

export interface Column<T> {
  key: string
  header: string
  /** A small second line of the header: the weekday of a date. */
  headerDetail?: string
  cell: (row: T) => ReactNode
  /** This column's name in `sortBy`; makes the header a button. */
  sort?: string
  /** For numbers and amounts. */
  align?: 'right'
  width?: number
  /** Longer text is truncated. */
  maxWidth?: number
  /** Removes the padding, for columns of one letter or a small number. */
  narrow?: boolean
  /** Hidden in the table below this width. */
  from?: 'md' | 'lg'
  /** Its place on a phone; by default the first is the title, `status` the status and the next two are facts. */
  card?: 'title' | 'status' | 'fact' | 'meta' | 'none'
  /** Its columns in an exported file, if they differ from what `cell` shows. */
  file?: readonly FileColumn<T>[]
}

export interface FileColumn<T> {
  header: string
  value: (row: T) => string | null
}

export type CardPlace = NonNullable<Column<unknown>['card']>

/** The place of every column on a phone card. */
export function cardPlaces<T>(columns: readonly Column<T>[]): Map<string, CardPlace> {
  let facts = columns.filter((column) => column.card === 'fact').length
  const places = new Map<string, CardPlace>()
  columns.forEach((column, index) => {
    if (column.card) places.set(column.key, column.card)
    else if (index === 0) places.set(column.key, 'title')
    else if (column.key === 'status') places.set(column.key, 'status')
    else if (facts < 2) {
      facts += 1
      places.set(column.key, 'fact')
    } else places.set(column.key, 'none')
  })
  return places
}
