import type { Day, Id } from '@muster/contract/values.ts'
import { firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { asValue } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'

interface Dates {
  joinedOn: Day
  leftOn: Day | null
}

const isEmployed = ({ joinedOn, leftOn }: Dates, month: string) =>
  joinedOn <= lastDay(month) && (leftOn === null || leftOn >= firstDay(month))

/** Refuses a joining date after months that were paid: all of their pay would be recovered. */
export async function assertKeepsPay(tx: Tx, app: App, id: Id, name: string, joinedOn: Day): Promise<void> {
  const undone = (await app.lockedPay(tx, id)).paid.filter(({ month }) => month < monthOf(joinedOn))
  const [first] = undone
  if (first === undefined) return
  const paise = sum(undone.map(({ netPaise }) => netPaise))
  const last = undone.at(-1)!.month
  const months = first.month === last ? say`${{ month: last }}` : say`${{ month: first.month }} to ${{ month: last }}`
  throw wrongField(
    'body.joinedOn',
    say`${name} was paid ${{ paise }} for ${months}. This date would recover it. If this person left and came back, set the last working day and use Rehire. If the pay was wrong, reverse those payslips first.`,
  )
}

/**
 * What a second person sees of other dates of employment that make months of locked payroll payable; null if they do not. The next run pays
 * them as arrears.
 */
export async function lockedMonthsToPay(tx: Tx, app: App, id: Id, name: string, before: Dates, after: Dates) {
  const { locked, paid, annualCtcPaise } = await app.lockedPay(tx, id)
  const isPaid = new Set(paid.map(({ month }) => month))
  const owed = locked.filter((month) => !isPaid.has(month) && !isEmployed(before, month) && isEmployed(after, month))
  if (owed.length === 0) return null
  const day = (one: Day | null) => (one === null ? null : { day: one })
  return {
    area: 'salary' as const,
    title: say`Dates of employment of ${name}`,
    record: { type: 'employee' as const, id },
    employee: id,
    changes: [
      ...(before.joinedOn === after.joinedOn
        ? []
        : [{ label: say`Date of joining`, from: day(before.joinedOn), to: day(after.joinedOn) }]),
      ...(before.leftOn === after.leftOn
        ? []
        : [{ label: say`Last working day`, from: day(before.leftOn), to: day(after.leftOn) }]),
      { label: say`Closed months that the next pay run pays`, from: null, to: asValue(owed.length) },
      ...(annualCtcPaise === null
        ? []
        : [
            {
              label: say`About, by the CTC`,
              from: null,
              to: { paise: Math.round((annualCtcPaise / 12) * owed.length) },
            },
          ]),
    ],
    news: (by: string) =>
      say`${by} changed the dates of employment of ${name}: ${plural(owed.length, { one: '# closed month is', other: '# closed months are' })} paid with the next run`,
  }
}
