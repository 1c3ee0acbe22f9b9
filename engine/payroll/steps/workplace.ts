import { earliest, lastDay } from '../../day.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import type { Workplace } from '../statutory/statutory-input.ts'

/** Where a person works on the last employed day of the month: the state whose tax and fund apply. */
export function workplace({ month, employment, statutory }: PayslipInput): Workplace | null {
  const day = earliest(lastDay(month), employment.leftOn ?? lastDay(month))
  let found: Workplace | null = null
  for (const place of statutory?.workplaces ?? [])
    if (place.from <= day && (found === null || place.from > found.from)) found = place
  return found
}
