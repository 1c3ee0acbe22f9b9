import type { Id, Month } from '@muster/contract/values.ts'
import type { ComparedSlip } from '@muster/engine/payroll/difference/difference-cause.ts'
import { underLawOf } from '@muster/engine/payroll/difference/difference-law.ts'
import { difference, usesOtherLaw, type Difference } from '@muster/engine/payroll/difference/difference.ts'
import { plain } from '@muster/engine/sentence.ts'
import { rules } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { readSnapshot } from '@muster/engine/payroll/calculation/snapshot.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { inputsOf, pairPiece, type PairRow, type StoredSlip } from './difference.queries.ts'
import { lawOfRun } from '../law-of-run.ts'

export interface PersonDifference {
  employee: PairRow['employee']
  /** The ids of the two payslips; null for someone without one. */
  before: Id | null
  after: Id | null
  /** Without its lines, which the wording of the causes covers. */
  difference: Difference
}

interface Run {
  id: Id
  month: Month
  calculatedAt: string | null
  law: string | null
}

const pieceSize = 500

/** Cached for the following pages; a recalculated run is compared again. */
const kept = new Map<string, Promise<PersonDifference[]>>()
const keptRuns = 4

/** Everyone in two runs compared, person by person. */
export function comparePeople(tx: Tx, run: Run, previous: Id | null): Promise<PersonDifference[]> {
  // A run still being calculated is incomplete, so it is not cached.
  if (run.calculatedAt === null) return compareAll(tx, run, previous)
  const key = [tx.organisation, run.id, run.calculatedAt, previous].join(' ')
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = compareAll(tx, run, previous)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  for (const old of [...kept.keys()].slice(0, -keptRuns)) kept.delete(old)
  return made
}

async function compareAll(tx: Tx, run: Run, previous: Id | null): Promise<PersonDifference[]> {
  const people: PersonDifference[] = []
  let after: Id | null = null
  for (;;) {
    const piece: PairRow[] = await pairPiece(tx, { run: run.id, previous, after, limit: pieceSize })
    people.push(...(await comparePiece(tx, run, piece)))
    after = piece.at(-1)?.employee._id ?? null
    if (piece.length < pieceSize) return people
  }
}

async function comparePiece(tx: Tx, run: Run, piece: readonly PairRow[]): Promise<PersonDifference[]> {
  const pairs = piece.map((row) => ({ ...row, was: slipOf(row.before), is: slipOf(row.after) }))
  const other = pairs.filter(({ was, is }) => was !== null && is !== null && usesOtherLaw(was, is))
  const underNewLaw = await recalculated(
    tx,
    run,
    other.flatMap(({ before }) => (before === null ? [] : [before.id])),
  )
  return pairs.map(({ employee, before, after, was, is }) => ({
    employee,
    before: before?.id ?? null,
    after: after?.id ?? null,
    difference: { ...difference(was, is, before === null ? undefined : underNewLaw.get(before.id)), deltas: [] },
  }))
}

/** The previous month's payslips under this month's law. */
async function recalculated(tx: Tx, run: Run, ids: readonly Id[]): Promise<Map<Id, ComparedSlip>> {
  const slips = new Map<Id, ComparedSlip>()
  if (ids.length === 0) return slips
  const book = await lawOfRun(tx, run)
  for (const { id, inputs } of await inputsOf(tx, { ids: JSON.stringify(ids) })) {
    const input = readSnapshot(inputs)
    const slip = input.rules === rules ? underLawOf(book, run.month, input) : null
    if (slip !== null) slips.set(id, slip)
  }
  return slips
}

function slipOf(stored: StoredSlip | null): ComparedSlip | null {
  if (stored === null) return null
  const { month, netPaise, days, facts } = stored
  return {
    month,
    netPaise,
    days,
    facts: { pt: facts.pt ?? null, lwf: facts.lwf ?? null },
    lines: stored.lines.map(({ rule, parts, law, ...line }) => ({
      ...line,
      explanation: { rule, parts, steps: law.length === 0 ? [] : [{ words: plain(''), amountPaise: null, law }] },
    })),
  }
}
