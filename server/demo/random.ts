/** The same numbers on every run: a demo company that changes each time would be no use in tests. */
export interface Random {
  /** 0 ≤ n < below. */
  below(below: number): number
  chance(percent: number): boolean
  pick<T>(list: readonly T[]): T
}

/** mulberry32: 32 bits of state, good enough for inventing people. */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (list) => list[below(list.length)]!,
  }
}
