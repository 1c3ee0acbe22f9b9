import { cloneElement, isValidElement, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Person } from '../../ui/person.tsx'
import type { Column } from '../column.ts'
import { type RenderedCell, readCell } from './read-cell.ts'

/** The cell of each column in order, with its second line, or the column's own export columns. */
export type RenderedRow = readonly RenderedCell[]

interface Props<T> {
  columns: readonly Column<T>[]
  rows: readonly T[]
  onRead: (rows: RenderedRow[]) => void
}

/** Rows rendered out of sight, so that the file matches the screen. */
export function RenderedRows<T>({ columns, rows, onRead }: Props<T>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawn = [...(place.current?.children ?? [])].map((row) => [...row.children].map(readCell))
    onRead(
      rows.map((row, at) =>
        columns.map((column, index) =>
          column.file === undefined ? drawn[at]![index]! : { columns: column.file.map(({ value }) => value(row)) },
        ),
      ),
    )
  }, [columns, rows, onRead])
  return (
    <div ref={place} hidden>
      {rows.map((row, at) => (
        <div key={at}>
          {columns.map((column) => (
            <div key={column.key}>{column.file === undefined ? withoutPhoto(column.cell(row)) : null}</div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Ten thousand photos are not fetched for a file without pictures. */
function withoutPhoto(cell: ReactNode): ReactNode {
  return isValidElement(cell) && cell.type === Person
    ? cloneElement(cell as ReactElement<{ photo: string | null }>, { photo: null })
    : cell
}
