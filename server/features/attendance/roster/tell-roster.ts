import type { Day, Id } from '@muster/contract/values.ts'
import { outerSpan, type ShiftFrom, type ShiftSpan } from '@muster/engine/attendance/roster/roster.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { AuditValue } from '../../../platform/audit-value.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { ShiftHolder } from '../../employees/index.ts'
import { notifyEach } from '../../notifications/index.ts'

/** A person, their assigned spans, and their resulting shifts. */
export interface OwnRoster {
  person: ShiftHolder
  spans: readonly ShiftSpan[]
  after: ShiftFrom[]
}

/** Each person is notified once, however many of their days changed. */
export async function tellRoster(tx: Tx, changed: readonly OwnRoster[], names: ReadonlyMap<Id, string>): Promise<void> {
  const told = changed.filter(({ person }) => person.isActive)
  await notifyEach(
    tx,
    told.map(({ person, spans }) => ({
      account: person.account,
      type: 'roster' as const,
      message: rosterSaid(spans, names),
    })),
  )
}

function rosterSaid(spans: readonly ShiftSpan[], names: ReadonlyMap<Id, string>): Sentence {
  const [span, ...more] = spans
  if (span !== undefined && more.length === 0) return shiftSaid(span, names.get(span.shift) ?? '')
  const { from, to } = outerSpan(spans)
  if (to === null) return say`Your shifts from ${{ day: from }} have changed.`
  return say`Your shifts from ${{ day: from }} to ${{ day: to }} have changed.`
}

function shiftSaid({ from, to }: ShiftSpan, name: string): Sentence {
  const day = { day: from }
  if (to === from) return say`Your shift on ${day} is now ${name}.`
  if (to === null) return say`Your shift from ${day} is now ${name}.`
  return say`Your shift from ${day} to ${{ day: to }} is now ${name}.`
}

/** The days of a span, for the activity log. */
export function spanSaid(from: Day, to: Day | null): AuditValue {
  if (to === from) return { day: from }
  return to === null ? say`From ${{ day: from }}` : say`${{ day: from }} to ${{ day: to }}`
}
