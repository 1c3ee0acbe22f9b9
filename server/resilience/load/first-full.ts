import { figuresOf, isFailure } from './figures.ts'
import type { Told } from './open-loop.ts'
import type { Sample } from './watch.ts'

/** The resource with the least headroom at the highest load, or when calls first took too long. */
export interface FirstFull {
  what: string
  /** 1 is full. */
  share: number
  /** Processors used by PostgreSQL meanwhile. */
  postgres: number
}

/** The most concurrent transactions of a process. */
const poolSize = 10

/** By the mean of the samples from `from` to `to`, in milliseconds. */
export function firstFull(
  samples: readonly Sample[],
  { from, to }: { from: number; to: number },
  processes: number,
): FirstFull {
  const inside = samples.filter(({ at }) => at > from && at <= to + 1000)
  const of = inside.length > 0 ? inside : samples
  const mean = (figure: (sample: Sample) => number) => of.reduce((sum, one) => sum + figure(one), 0) / of.length
  const busy = mean((one) => one.busy)
  const all = [
    { what: 'the processor of a process that serves calls', share: mean((one) => one.web) },
    { what: 'the processors of the machine', share: mean((one) => one.machine) },
    { what: 'the connections to PostgreSQL', share: Math.min(1, busy / (poolSize * processes)) },
  ]
  const postgres = mean((one) => one.postgres)
  const fullest = all.reduce((most, one) => (one.share > most.share ? one : most))
  const full = { ...fullest, postgres }
  if (!full.what.startsWith('the connections')) return full
  // If connections are full, the cause is what they wait for.
  const [onDisk, onLocks] = [mean((one) => one.onDisk), mean((one) => one.onLocks)]
  if (onDisk > busy / 2) return { ...full, what: `${full.what}, which wait for the disk` }
  return onLocks > busy / 2 ? { ...full, what: `${full.what}, which wait for locks` } : full
}

export interface Carried {
  /** The highest call rate per second in a window up to which all went well. */
  perSecond: number
  /** The highest call rate of any window. */
  asked: number
  /** Milliseconds from the start: the window in which calls first took too long or failed, otherwise the busiest one. */
  window: { from: number; to: number }
  isAll: boolean
}

const tooLong = 1000

/** How much of the load was carried with a p99 below a second and without failures, in windows of `windowMs`. */
export function carriedOf(told: readonly Told[], windowMs: number): Carried {
  const windows = [...Map.groupBy(told, ({ at }) => Math.floor(at / windowMs))].toSorted(([a], [b]) => a - b)
  const rate = (of: readonly Told[]) => (of.length / windowMs) * 1000
  const broken = windows.findIndex(([, of]) => figuresOf(of).p99 >= tooLong || of.some(isFailure))
  const well = broken === -1 ? windows : windows.slice(0, broken)
  const fullest = windows.reduce((most, one) => (one[1].length > most[1].length ? one : most))
  const [number] = broken === -1 ? fullest : windows[broken]!
  return {
    perSecond: Math.max(0, ...well.map(([, of]) => rate(of))),
    asked: rate(fullest[1]),
    window: { from: number * windowMs, to: (number + 1) * windowMs },
    isAll: broken === -1,
  }
}
