import { startingIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import type { SettlementReason } from '@muster/contract/payroll/settlement/settlement.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { PfExitReason } from '@muster/engine/payroll/outputs/people/pf-exits.ts'
import type { PortalPerson } from '@muster/engine/payroll/outputs/people/portal-person.ts'
import { aadhaarsOfPeople, familiesOfPeople, numbersOfPeople } from '../../../employees/index.ts'
import type { Material } from '../material.ts'
import { portalFacts, type PortalFacts } from './portal-people.queries.ts'

export interface KnownPerson extends PortalPerson {
  employee: Id
  exitReason: PfExitReason | null
}

/** People with what portals ask about them, with unmasked numbers, by code. */
export async function portalPeople({ app, tx }: Material, employees: readonly Id[]): Promise<KnownPerson[]> {
  if (employees.length === 0) return []
  const numbers = await numbersOfPeople(tx, app, employees)
  const aadhaars = await aadhaarsOfPeople(tx, app, employees)
  const families = Map.groupBy(await familiesOfPeople(tx, { employees }), ({ employee }) => employee)
  const rows = await portalFacts(tx, { employees })
  return rows.map(({ employee, value, gender, address, settledReason, ...facts }) => {
    const { relativeName, relation, internationalWorker, pfExitReason } = { ...startingIdentity, ...value }
    return {
      ...facts,
      employee,
      gender: gender === 'notTold' ? null : gender,
      ...{
        relativeName,
        relation,
        internationalWorker,
        exitReason: pfExitReason ?? (settledReason && exitReasons[settledReason]),
      },
      uan: numbers.get(employee)?.uan ?? null,
      pan: numbers.get(employee)?.pan ?? null,
      aadhaar: aadhaars.get(employee) ?? null,
      family: families.get(employee) ?? [],
      address: inOneLine(address),
      pinCode: address?.pinCode ?? '',
    }
  })
}

/** The reason for leaving the fund that follows from the one a settlement was approved with. */
const exitReasons: Record<SettlementReason, PfExitReason> = {
  ...{ resignation: 'resignation', dismissal: 'other', retrenchment: 'retrenchment', retirement: 'superannuation' },
  ...{ endOfTerm: 'other', death: 'death', disablement: 'disablement' },
}

/** An address without its PIN code. */
export function inOneLine(address: PortalFacts['address']): string {
  return [address?.line1, address?.line2, address?.city].filter((part) => part !== undefined && part !== '').join(', ')
}
