import { orderOfDay } from './day-cell.ts'
import type { ColumnOrder } from './read-cells.ts'

/** Finds in which order each column of a file has the parts of its days. */
export function columnOrders() {
  const orders: ColumnOrder[] = []
  return {
    take(cells: readonly string[]): void {
      for (const [at, cell] of cells.entries()) {
        const order = orderOfDay(cell)
        if (order === null) continue
        const before = orders[at] ?? ''
        orders[at] = before === '' || before === order ? order : 'mixed'
      }
    },
    of: (headings: number): ColumnOrder[] => Array.from({ length: headings }, (_, at) => orders[at] ?? ''),
  }
}
