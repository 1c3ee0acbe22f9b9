import { it } from 'vitest'
import { anyLifeHolds } from './any-life.ts'
import { halfOfLives, seedOfLives } from './asked.ts'

// A file of its own, so that both halves are lived at the same time.
it('the same of as many other lives', halfOfLives, async () => {
  await anyLifeHolds({ seed: seedOfLives + 10, lives: halfOfLives.lives })
})
