import { figuresByKind, figuresOf, type Figures } from './figures.ts'
import { firstFull, type FirstFull } from './first-full.ts'
import type { Told } from './open-loop.ts'
import type { Site } from './site.ts'
import type { Sample, Watched } from './watch.ts'

/** The measurements of any load. */
export interface Measured {
  seconds: number
  callsPerSecond: number
  all: Figures
  kinds: Record<string, Figures>
  /** Milliseconds by which the measuring process was late, at the 99th percentile: shorter measurements are meaningless. */
  sentLate: number
  /** Processor milliseconds per call; null if not available on this system. */
  work: { web: number; postgres: number } | null
  walBytesPerCall: number
  /** MB at the start, the maximum, and at the end. */
  memory: Record<'web' | 'jobs' | 'postgres', [number, number, number]>
  connections: number
  /** Bytes of growth by table. */
  grown: Record<string, number>
  firstFull: FirstFull
}

export function measuredOf(
  site: Site,
  told: readonly Told[],
  watched: Watched,
  window?: { from: number; to: number },
): Measured {
  const { seconds, samples, worked, walBytes, grown } = watched
  const late = told.map((one) => one.late).toSorted((a, b) => a - b)
  const each = Math.max(1, told.length)
  return {
    ...{ seconds, grown, callsPerSecond: told.length / seconds },
    all: figuresOf(told),
    kinds: figuresByKind(told),
    sentLate: late[Math.floor(late.length * 0.99)] ?? 0,
    work: worked && { web: worked.web / each, postgres: worked.postgres / each },
    walBytesPerCall: walBytes / each,
    memory: {
      web: course(samples, (one) => one.webMemory),
      jobs: course(samples, (one) => one.jobsMemory),
      postgres: course(samples, (one) => one.postgresMemory),
    },
    connections: Math.max(...samples.map((one) => one.connections)),
    firstFull: firstFull(samples, window ?? { from: 0, to: Infinity }, site.addresses.length),
  }
}

function course(samples: readonly Sample[], figure: (sample: Sample) => number): [number, number, number] {
  const all = samples.map(figure)
  return [all[0] ?? 0, Math.max(0, ...all), all.at(-1) ?? 0]
}
