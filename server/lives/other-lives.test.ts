import { it } from 'vitest'
import { anyLifeHolds } from './any-life.ts'
import { halfOfLives, seedOfLives } from './asked.ts'

// A separate file, so that both halves run at the same time.
it('the same for as many other lives', halfOfLives, async () => {
  await anyLifeHolds({ seed: seedOfLives + 10, lives: halfOfLives.lives })
})
