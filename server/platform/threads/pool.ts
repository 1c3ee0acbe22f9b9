import { say } from '@muster/engine/sentence.ts'
import { assertNoConnectionHeld } from '../database/connection-held.ts'
import { createTurns } from '../database/turns/turns.ts'
import { Problem } from '../problem.ts'
import { type Budget, openThread, type Task } from './thread.ts'

interface Rules extends Budget {
  threads: number
}

/** A task of a pool, by the organisation that it is for. Fails with `OverBudget` if it takes too much. */
type InThread<I, O> = (organisation: string, input: I) => Promise<O>

/** How long work waits for its turn, and how much of one organisation may wait. */
const patienceMillis = 30_000
const mostWaiting = 20

/**
 * Threads for work whose cost the sender decides: reading a file, formatting a text, drawing a document. Each piece has a budget, so the
 * worst that someone can send costs that budget; organisations take turns.
 */
export function openPool({ threads: size, ...budget }: Rules) {
  const turns = createTurns(size, patienceMillis, busy)
  const idle = Array.from({ length: size }, () => openThread(budget))
  const ofOrganisation = new Map<string, number>()
  return {
    /** @param module URL of the module whose default export is the task */
    task<T extends Task<never, unknown>>(module: URL): InThread<Parameters<T>[0], Awaited<ReturnType<T>>> {
      type Done = Awaited<ReturnType<T>>
      return async (organisation, input): Promise<Done> => {
        assertNoConnectionHeld('A thread')
        const before = ofOrganisation.get(organisation) ?? 0
        if (before >= mostWaiting) throw busy()
        ofOrganisation.set(organisation, before + 1)
        try {
          await turns.take(organisation)
          const thread = idle.pop()!
          try {
            return (await thread.ask(module.href, input)) as Done
          } finally {
            idle.push(thread)
            turns.give()
          }
        } finally {
          const left = (ofOrganisation.get(organisation) ?? 1) - 1
          if (left > 0) ofOrganisation.set(organisation, left)
          else ofOrganisation.delete(organisation)
        }
      }
    },
  }
}

const busy = () =>
  new Problem(503, say`Many files and texts are being processed. Try again in half a minute.`, { retryAfter: 30 })
