import type { LossOfPay, ProrationBasis } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { listOf, say, type Sentence } from '@muster/engine/sentence.ts'
import type { LateDay } from '../../../attendance/index.ts'

/** A month's loss of pay including what was recorded late: each day between none and a full day. */
export function withLate(before: readonly LossOfPay[], late: readonly LateDay[]): readonly LossOfPay[] {
  if (late.length === 0) return before
  const withoutDay = before.filter(({ day }) => day === null)
  const days = new Map(before.filter(({ day }) => day !== null).map((loss) => [loss.day, loss]))
  for (const { day, halfDays, reason } of late) {
    const known = days.get(day)
    days.set(day, { day, halfDays: (known?.halfDays ?? 0) + halfDays, reason: known?.reason ?? reason })
  }
  const byDay = [...days.values()]
    .filter(({ halfDays }) => halfDays > 0)
    .map((loss) => ({ ...loss, halfDays: Math.min(2, loss.halfDays) }))
  return [...byDay, ...withoutDay]
}

/** The requests that changed the days: "12 Aug 2026: attendance request AT-0001". Undefined where none did. */
export function requestsSaid(late: readonly LateDay[]): Sentence | undefined {
  const requests = new Map(
    late.flatMap(({ requestNumber, day }) => (requestNumber === null ? [] : [[requestNumber, day]])),
  )
  if (requests.size === 0) return undefined
  return listOf([...requests].map(([number, day]) => say`${{ day }}: attendance request ${number}`))
}

/** Whether weekly offs and holidays count; where they do not, they are excluded, so that a new holiday changes nothing. */
export function countsDaysOff(basis: ProrationBasis): boolean {
  return basis === 'fixed26' || basis === 'workingDays'
}
