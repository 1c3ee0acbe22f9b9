import type { Told } from './open-loop.ts'

/** Milliseconds of one kind of calls, and their failures. */
export interface Figures {
  calls: number
  p50: number
  p95: number
  p99: number
  /** The number of failures by status; 0 is no answer. */
  failures: Record<number, number>
}

export function figuresOf(told: readonly Told[]): Figures {
  const took = told.map((one) => one.took).toSorted((a, b) => a - b)
  const failed = told.filter(isFailure)
  const byStatus = Object.entries(Object.groupBy(failed, ({ status }) => status))
  return {
    calls: told.length,
    ...{ p50: at(took, 0.5), p95: at(took, 0.95), p99: at(took, 0.99) },
    failures: Object.fromEntries(byStatus.map(([status, of = []]) => [status, of.length])),
  }
}

export function figuresByKind(told: readonly Told[]): Record<string, Figures> {
  const kinds = Object.entries(Object.groupBy(told, ({ kind }) => kind))
  return Object.fromEntries(kinds.map(([kind, of = []]) => [kind, figuresOf(of)]))
}

export const isFailure = ({ status }: Told) => status === 0 || status >= 400

/** NaN if empty. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
