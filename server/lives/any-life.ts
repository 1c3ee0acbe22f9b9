import fc from 'fast-check'
import { lives, type Kinds } from './generate.ts'
import { wrongIn } from './invariants.ts'
import type { FactKind, Life } from './life.ts'
import { storyOf } from './story.ts'

interface Lived {
  kinds?: Kinds
  /** Only people who were entered before the first month. */
  known?: boolean
  seed: number
  /** The number of lives. */
  lives: number
}

/** How often each kind of fact was recorded, and how often after its month was locked. */
export type Told = Map<FactKind, { times: number; late: number }>

/** How long a failing life is shrunk. */
const shrinkingMs = 60_000

/** Runs many lives; the smallest one with a failure is reported as a story, with the command that reproduces it. */
export async function anyLifeHolds({ kinds, known = false, seed, lives: numRuns }: Lived): Promise<Told> {
  const told: Told = new Map()
  let firstFailure = Infinity
  const holds = fc.asyncProperty(lives(kinds, known), async (life) => {
    if (performance.now() - firstFailure > shrinkingMs) return
    const wrong = await wrongIn(life, (facts) => count(told, facts))
    if (wrong.length === 0) return
    firstFailure = Math.min(firstFailure, performance.now())
    throw new Error(wrong.slice(0, 8).join('\n'))
  })
  const result = await fc.check(holds, { seed, numRuns })
  if (!result.failed) return told
  const [life] = result.counterexample as [Life]
  const why = (result.errorInstance as Error | null)?.message ?? 'It did not end'
  const again = `Again: LIVES_SEED=${result.seed} LIVES=${2 * result.numRuns} npx vitest run --project server server/lives/any`
  throw new Error(['', storyOf(life), '', why, '', again].join('\n'))
}

function count(told: Told, facts: readonly { kind: FactKind; isLate: boolean }[]): void {
  for (const { kind, isLate } of facts) {
    const known = told.get(kind) ?? { times: 0, late: 0 }
    told.set(kind, { times: known.times + 1, late: known.late + (isLate ? 1 : 0) })
  }
}
