import type { Told } from './any-life.ts'
import { allKinds } from './generate.ts'
import type { FactKind } from './life.ts'

const lives = Math.ceil(Number(process.env['LIVES'] ?? 200) / 2)

/** Which lives are lived; the same in every run unless others are asked for. */
export const seedOfLives = Number(process.env['LIVES_SEED'] ?? 31)

/** Too few lives say nothing of how often a kind of fact comes. */
const isMany = lives >= 100

export const halfOfLives = { lives, timeout: lives * 30_000 + 600_000 }

/** Kinds that have to come late. What a late day makes no difference to is told at once by its nature: payments, loans, the regime, settings of the next run; the gender is told too seldom to be sure of. */
const canBeLate: readonly FactKind[] = [
  ...(['joining', 'firstSalary', 'raise', 'cut', 'exit', 'stays', 'joinedOtherwise', 'move', 'pan'] as const),
  ...(['absence', 'presence', 'leave', 'holiday', 'reversal', 'reopening'] as const),
]

export function rarelyTold(told: Told): FactKind[] {
  if (!isMany) return []
  return [...allKinds, 'reopening' as const].filter((kind) => (told.get(kind)?.times ?? 0) < lives / 100)
}

export function rarelyLate(told: Told): FactKind[] {
  if (!isMany) return []
  return canBeLate.filter((kind) => (told.get(kind)?.late ?? 0) < lives / 100)
}
