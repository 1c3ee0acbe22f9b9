export interface Extent {
  organisations: number
  /** In all of them together. */
  employees: number
  /** Employees of the largest one. */
  largest: number
}

/**
 * Employees of each organisation, the largest first. The others share the rest as companies do, the nth having a part of 1/n:
 * a few are large, most are small. The sum is exact, and nobody is alone.
 */
export function sizesOf({ organisations, employees, largest }: Extent): number[] {
  const others = organisations - 1
  const rest = employees - largest
  if (rest < others * least || (others === 0 && rest > 0))
    throw new RangeError(`${employees} employees cannot be shared by ${organisations} with ${largest} in the largest.`)
  if (others === 0) return [largest]
  const weights = Array.from({ length: others }, (_, n) => 1 / (n + 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const spare = rest - others * least
  const sizes = weights.map((weight) => least + Math.floor((spare * weight) / all))
  sizes[0]! += rest - sizes.reduce((sum, size) => sum + size, 0)
  return [largest, ...sizes]
}

/** Nobody is alone in an organisation. */
const least = 5
