import { earliest, lastDay } from '../../day.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import type { Workplace } from '../payslip/statutory-input.ts'

/** Where a person works on the last employed day of the month: the state whose tax and fund apply. */
export function workplace({ month, employment, statutory }: PayslipInput): Workplace | null {
  const day = earliest(lastDay(month), employment.leftOn ?? lastDay(month))
  let current: Workplace | null = null
  for (const place of statutory?.workplaces ?? [])
    if (place.from <= day && (current === null || place.from > current.from)) current = place
  return current
}
