import { cost } from './processor-time.ts'

/** Milliseconds of the processor that `piece` takes on the machine on which the limits of the tests were set, with nothing else on it. */
const usual = 3.6

/**
 * How many times as long the processor takes now as on the machine that the limits were set on, at least once: a core whose other half is
 * busy, or a slower machine, makes all work dearer alike.
 */
const slowness = (): number => Math.max(1, cost(piece, 0) / usual)

/** Whether work took more of the processor than it may, measured by what a fixed piece of work takes at this moment. */
export const isTooLong = (milliseconds: number, most: number): boolean =>
  milliseconds > most && milliseconds > most * slowness()

function piece(): number {
  const rows = Array.from({ length: 5000 }, (_, n) => ({ n, name: `Person ${n}`, paise: n * 100 }))
  const text = JSON.stringify(rows)
  const read = JSON.parse(text) as typeof rows
  return read.reduce((sum, { name }) => sum + name.length, 0) + text.replaceAll(/\d+/g, 'x').length
}
