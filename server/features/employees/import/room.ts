import { plans } from '@muster/contract/identity/plan.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { planOfOrganisation } from '../../organisation/index.ts'
import { headCount } from '../basic-info/employment.queries.ts'

/** How many people the plan has room for; locks out other additions until the transaction ends. */
export async function roomLeft(tx: Tx): Promise<number> {
  const places = plans[await planOfOrganisation(tx)].employees
  return places === null ? Infinity : places - ((await headCount(tx, {}))?.people ?? 0)
}
