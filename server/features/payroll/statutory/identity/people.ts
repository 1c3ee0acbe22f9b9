import {
  startingIdentity,
  type StatutoryIdentity,
} from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { peopleIn, type PersonFacts } from './identity.queries.ts'

export interface StatutoryPerson extends StatutoryIdentity {
  employee: Id
  locationId: Id | null
  birthDate: PersonFacts['birthDate']
  /** Null if not known or not stated. */
  gender: 'male' | 'female' | 'other' | null
  hasPan: boolean
  hasUan: boolean
  hasEsiNumber: boolean
}

/** How the law treats every employee in a wage month; one statement. */
export async function statutoryOfPeople(
  tx: Tx,
  { month, employees = null }: { month: Month; employees?: readonly Id[] | null },
): Promise<StatutoryPerson[]> {
  const people = await peopleIn(tx, { month, employees })
  return people.map(({ value, gender, ...person }) => ({
    ...startingIdentity,
    ...value,
    ...person,
    gender: gender === 'notTold' ? null : gender,
  }))
}
