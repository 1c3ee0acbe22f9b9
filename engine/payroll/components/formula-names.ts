/** The known name that was most likely meant; null if none is close. Two swapped letters count as one slip, like one wrong letter. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const most = Math.max(1, Math.floor(name.length / 3))
  let best: string | null = null
  let least = most + 1
  for (const one of known) {
    const distance = slips(name, one)
    if (distance < least) [best, least] = [one, distance]
  }
  return best
}

/** The number of letters to add, drop, change or swap with the next to turn `a` into `b`. */
function slips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    rows.push(line)
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(a.length, b.length)
}
