import type { Told } from './any-life.ts'
import { allKinds } from './generate.ts'
import type { FactKind } from './life.ts'

const lives = Math.ceil(Number(process.env['LIVES'] ?? 200) / 2)

/** The seed of the lives; the same in every run unless set. */
export const seedOfLives = Number(process.env['LIVES_SEED'] ?? 31)

/** Too few lives say nothing about the frequency of facts. */
const isMany = lives >= 100

export const halfOfLives = { lives, timeout: lives * 30_000 + 600_000 }

/**
 * Kinds that have to be late at times. Excluded are those always recorded immediately: payments, loans, the regime, settings of the next
 * run; and gender, which is recorded too rarely.
 */
const canBeLate: readonly FactKind[] = [
  ...(['joining', 'firstSalary', 'raise', 'cut', 'exit', 'stays', 'joinedOtherwise', 'move', 'pan'] as const),
  ...(['absence', 'presence', 'leave', 'holiday', 'employer', 'reversal', 'reopening'] as const),
]

export function rarelyTold(told: Told): FactKind[] {
  if (!isMany) return []
  return [...allKinds, 'reopening' as const].filter((kind) => (told.get(kind)?.times ?? 0) < lives / 100)
}

export function rarelyLate(told: Told): FactKind[] {
  if (!isMany) return []
  return canBeLate.filter((kind) => (told.get(kind)?.late ?? 0) < lives / 100)
}
