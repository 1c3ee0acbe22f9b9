import type { Id } from '@muster/contract/values.ts'
import { longJobs, type JobName } from '../after-commit/job.ts'

/** Jobs of one queue that a process runs side by side, each of another organisation. */
export const sideBySide = 4
/** Of jobs that mostly wait for others, as for a receiver that takes its time. */
export const sideBySideOf: Partial<Record<JobName, number>> = { 'webhook-send': 16 }
/** Long jobs of one organisation that a process runs side by side, over all queues: the rest of it is for the others. */
export const longOfOne = 2

/**
 * Whose turn it is in a process: the organisation that was served least lately. One organisation has at most one job of a queue running
 * here, so a thousand jobs of one delay a job of another by at most one.
 */
export class Turns {
  /** By queue, in the order of service. */
  readonly #served = new Map<JobName, Set<Id>>()
  readonly #running = new Map<JobName, Id[]>()

  /** Organisations that get no job of this queue for now, whoever else waits. */
  busy(queue: JobName): Id[] {
    const here = this.#of(queue)
    if (!longJobs.has(queue)) return [...here]
    const long = [...longJobs].flatMap((name) => this.#of(name))
    const full = long.filter((one) => long.filter((other) => other === one).length >= longOfOne)
    return [...new Set([...here, ...full])]
  }

  /** Organisations to pass over, from the strictest choice to the last: whoever had a turn, then only who had the last one, then no one. */
  passedOver(queue: JobName): Id[][] {
    const served = [...(this.#served.get(queue) ?? [])]
    if (served.length === 0) return [[]]
    return served.length === 1 ? [served, []] : [served, served.slice(-1), []]
  }

  /** `choice`: which of `passedOver` found a job; after the first one a new round begins. */
  begin(queue: JobName, organisation: Id | null, choice: number): void {
    if (choice > 0) this.newRound(queue)
    if (organisation === null) return
    const served = this.#served.get(queue) ?? new Set()
    served.delete(organisation)
    this.#served.set(queue, served.add(organisation))
    this.#running.set(queue, [...this.#of(queue), organisation])
  }

  /** Also when nothing waits. */
  newRound(queue: JobName): void {
    this.#served.delete(queue)
  }

  end(queue: JobName, organisation: Id | null): void {
    if (organisation === null) return
    const left = [...this.#of(queue)]
    const at = left.indexOf(organisation)
    if (at >= 0) left.splice(at, 1)
    this.#running.set(queue, left)
  }

  #of(queue: JobName): readonly Id[] {
    return this.#running.get(queue) ?? []
  }
}
