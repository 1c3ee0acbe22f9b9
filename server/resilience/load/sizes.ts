export interface Extent {
  organisations: number
  /** Across all organisations. */
  employees: number
  /** Employees of the largest one. */
  largest: number
}

/**
 * The employees of each organisation, largest first. The others share the rest in realistic proportions, the nth with a part of 1/n: a few
 * are large, most are small. The sum is exact, and no organisation has only one person.
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

/** The smallest organisation. */
const least = 5
