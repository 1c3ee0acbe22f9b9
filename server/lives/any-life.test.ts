import { expect, it } from 'vitest'
import { anyLifeHolds } from './any-life.ts'
import { halfOfLives, rarelyLate, rarelyTold, seedOfLives } from './asked.ts'

it('everyone is paid what is due, whatever happens in a company and whenever it is recorded', halfOfLives, async () => {
  const told = await anyLifeHolds({ seed: seedOfLives, lives: halfOfLives.lives })
  expect(rarelyTold(told), 'kinds of facts that hardly ever happen').toEqual([])
  expect(rarelyLate(told), 'kinds of facts that are hardly ever told late').toEqual([])
})
