import type { z } from 'zod'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { LegalEntity } from '@muster/contract/payroll/legal-entity/legal-entity.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import type { StatutorySettings } from '../statutory/index.ts'
import { lawCode } from '../statutory/setting/state-codes.ts'
import { monthsOfEntities } from './entity-people.queries.ts'
import { entityRows, othersPay, ownEntityRow } from './legal-entity.queries.ts'

/** An employer within the organisation, as what goes out names it. */
export interface PayingEntity {
  /** Null: the organisation itself. */
  id: Id | null
  name: string
  /** Whom it employs today. */
  people: number
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
    { id: null, name: own.name, people: own.people, details: null },
    ...(await entityRows(tx, { month })).map(({ _id, name, people, ...details }) => ({
      id: _id,
      name,
      people,
      details,
    })),
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

interface Employers {
  /** None where the organisation has itself alone. */
  entities: readonly PayingEntity[]
  /** The one that is asked for; null for all of them. */
  chosen: PayingEntity | null
  /** Null where the organisation has itself alone. */
  employerOf(employee: Id): PayingEntity | null
}

/**
 * Who employs each of these people in a month, where there are several.
 * @throws a 404 where the organisation has none of the one that is asked for
 */
export async function employersIn(
  tx: Tx,
  month: Month,
  employees: readonly Id[],
  asked?: AskedEntity,
): Promise<Employers> {
  const entities = await payingEntities(tx)
  const chosen = entityAmong(entities, asked)
  if (entities.length === 0) return { entities, chosen, employerOf: () => null }
  const entityIn = await entityInMonths(tx, employees)
  const byId = new Map(entities.map((one) => [one.id, one]))
  return { entities, chosen, employerOf: (employee) => byId.get(entityIn(employee, month)) ?? null }
}

export const chooseEntity = say`Choose a legal entity: each has files of its own.`

/** @throws a 404 for one that is not among them, unless the organisation itself is asked for and has itself alone */
export function entityAmong(entities: readonly PayingEntity[], asked: AskedEntity | undefined): PayingEntity | null {
  if (asked === undefined || (asked === 'own' && entities.length === 0)) return null
  const found = entities.find(({ id }) => (id ?? 'own') === asked)
  if (!found) throw notFound(say`The legal entity was not found.`)
  return found
}

/** How calls and statements name an entity; null for all of them. */
export const keyOfEntity = (entity: PayingEntity | null): AskedEntity | null => entity && (entity.id ?? 'own')

/** Answers the entity that one of these people belonged to in a month; null for the organisation itself. */
export async function entityInMonths(
  tx: Tx,
  employees: readonly Id[],
): Promise<(employee: Id, month: Month) => Id | null> {
  if (employees.length === 0) return () => null
  const held = Map.groupBy(await monthsOfEntities(tx, { employees }), ({ employee }) => employee)
  return (employee, month) => held.get(employee)?.findLast(({ from }) => from <= month)?.entity ?? null
}
