import type { z } from 'zod'
import type { Eligibility } from '@muster/contract/leave/leave-policy.routes.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { eligiblePeople } from './eligibility.queries.ts'

/** Who would have this leave, before the policy is saved. */
export async function eligibility(tx: Tx, actor: Actor, genders: string[]): Promise<z.output<typeof Eligibility>> {
  const found = await eligiblePeople(tx, { genders, today: await companyToday(tx) })
  const { employed, eligible, eligibleNames, notRecorded, notRecordedNames } = found!
  const names = (all: string[]) => (may(actor, 'allEmployeeRead') ? all : [])
  return {
    employed,
    eligible: { count: eligible, names: names(eligibleNames) },
    notRecorded: { count: notRecorded, names: names(notRecordedNames) },
  }
}
