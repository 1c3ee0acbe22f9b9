/** What a seed decides: the same seed gives the same answers in the same order. */
export interface Chance {
  below(limit: number): number
  of<T>(choices: readonly T[]): T
  shuffled<T>(things: readonly T[]): T[]
}

/** Mulberry32: small, quick, and good enough to choose what is broken next. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    of: (choices) => choices[below(choices.length)]!,
    shuffled(things) {
      const left = [...things]
      return things.map(() => left.splice(below(left.length), 1)[0]!)
    },
  }
}
