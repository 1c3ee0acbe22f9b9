import type { z } from 'zod'
import type { LegalEntity } from '@muster/contract/payroll/legal-entity/legal-entity.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { StatutorySettings } from '../statutory/index.ts'
import { lawCode } from '../statutory/setting/state-codes.ts'
import { monthsOfEntities } from './entity-people.queries.ts'
import { entityRows, othersPay, ownEntityRow } from './legal-entity.queries.ts'

/** An employer within the organisation, as what goes out names it. */
export interface PayingEntity {
  /** Null: the organisation itself. */
  id: Id | null
  name: string
  /** What it has of its own; null of the organisation, whose settings hold as they are. */
  details: Pick<
    z.output<typeof LegalEntity>,
    'legalName' | 'pan' | 'tan' | 'establishmentNumber' | 'employerCode' | 'registrations' | 'address' | 'responsible'
  > | null
}

/** The employers of the organisation, itself first; none while it alone pays and nothing is to be told apart. */
export async function payingEntities(tx: Tx): Promise<PayingEntity[]> {
  if (!(await othersPay(tx, {}))?.has) return []
  const month = tx.now.slice(0, 7)
  const own = (await ownEntityRow(tx, { month }))!
  return [
    { id: null, name: own.name, details: null },
    ...(await entityRows(tx, { month })).map(({ _id, name, ...details }) => ({ id: _id, name, details })),
  ]
}

/** The settings of the organisation with the numbers that an entity is registered under: who is covered is decided for all. */
export function settingsOf(settings: StatutorySettings, { details }: PayingEntity): StatutorySettings {
  if (details === null) return settings
  const { establishmentNumber, employerCode, tan, registrations, responsible } = details
  const { name, fatherName, designation, circleAddress } = responsible
  const own = new Map(registrations.map((one) => [lawCode(one.state), one]))
  return {
    ...settings,
    pf: { ...settings.pf, establishmentNumber },
    esi: { ...settings.esi, employerCode },
    tds: {
      ...{ ...settings.tds, tan, circleAddress },
      ...{ signatoryName: name, signatoryFatherName: fatherName, signatoryDesignation: designation },
    },
    places: new Map(
      [...settings.places].map(([location, place]) => {
        const numbers = own.get(place.state)
        return [
          location,
          {
            ...place,
            pt: { ...place.pt, registrationNumber: numbers?.pt ?? null, enrolmentNumber: null },
            lwf: { ...place.lwf, registrationNumber: numbers?.lwf ?? null },
          },
        ]
      }),
    ),
  }
}

/** Answers the entity that one of these people belonged to in a month; null for the organisation itself. */
export async function entityInMonths(
  tx: Tx,
  employees: readonly Id[],
): Promise<(employee: Id, month: Month) => Id | null> {
  if (employees.length === 0) return () => null
  const held = Map.groupBy(await monthsOfEntities(tx, { employees }), ({ employee }) => employee)
  return (employee, month) => held.get(employee)?.findLast(({ from }) => from <= month)?.entity ?? null
}
