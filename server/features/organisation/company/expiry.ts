import { longestKeyDays } from '@muster/contract/integrations/key-scopes.ts'
import type { Day, Instant } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { instantAt } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { companyCalendar } from './today.ts'

/** The moment after the last day, `expiresOn`, of a company's key or token. */
export async function endOfExpiry(tx: Tx, day: Day): Promise<Instant> {
  const { today, zone } = await companyCalendar(tx)
  if (day < today) throw wrongField('body.expiresOn', say`Enter a day that is not in the past`)
  if (day > addDays(today, longestKeyDays))
    throw wrongField(
      'body.expiresOn',
      say`Enter a day within ${plural(longestKeyDays, { one: '# day', other: '# days' })}`,
    )
  return instantAt(addDays(day, 1), '00:00', zone)
}
