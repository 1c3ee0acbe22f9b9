import type { Random } from '../../demo/random.ts'

/** The arrival times of a number of people within a span, in milliseconds: most in its middle, as before the start of a shift. */
export function arrivals(people: number, spanMs: number, chance: Random): number[] {
  return Array.from({ length: people }, () => {
    for (;;) {
      const at = 0.5 + normal(chance) * deviation
      if (at >= 0 && at < 1) return at * spanMs
    }
  })
}

/** The same at an even average rate, at random. */
export function evenly(calls: number, spanMs: number, chance: Random): number[] {
  return Array.from({ length: calls }, () => share(chance) * spanMs)
}

/** Of the whole span: at the peak twice as many arrive as on average. */
const deviation = 1 / 5

/** The sum of twelve uniform numbers is close enough to normal. */
function normal(chance: Random): number {
  let sum = -6
  for (let n = 0; n < 12; n += 1) sum += share(chance)
  return sum
}

const fine = 1_000_000
const share = (chance: Random) => chance.below(fine) / fine
