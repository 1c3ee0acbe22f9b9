import { addMonths } from '@muster/engine/day.ts'
import type { Month } from '@muster/contract/values.ts'
import type { CompanyOfLife } from './company-of-life.ts'

/** The first month with pay that is not locked. */
export function firstOpenMonth({ lockedTo, life }: Pick<CompanyOfLife, 'lockedTo' | 'life'>): Month {
  return lockedTo === null ? life.begins : addMonths(lockedTo, 1)
}
