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

/** A legal entity as named in files and statements. */
export interface PayingEntity {
  /** Null for the organisation itself. */
  id: Id | null
  name: string
  /** The number of people it employs today. */
  people: number
  /** Its own details; null for the organisation, whose settings apply unchanged. */
  details: Pick<
    z.output<typeof LegalEntity>,
    'legalName' | 'pan' | 'tan' | 'establishmentNumber' | 'employerCode' | 'registrations' | 'address' | 'responsible'
  > | null
}

/** The legal entities, the organisation first; empty while only the organisation itself pays anyone. */
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

/** The organisation's settings with an entity's registration numbers: coverage is decided for all entities together. */
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
  /** Empty if there is only the organisation itself. */
  entities: readonly PayingEntity[]
  /** The requested one; null for all of them. */
  chosen: PayingEntity | null
  /** Null if there is only the organisation itself. */
  employerOf(employee: Id): PayingEntity | null
}

/**
 * The legal entity of each employee in a month, if there are several.
 *
 * @throws a 404 if the requested entity does not exist
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

/** @throws a 404 for an unknown entity, except `own` when there is only the organisation itself */
export function entityAmong(entities: readonly PayingEntity[], asked: AskedEntity | undefined): PayingEntity | null {
  if (asked === undefined || (asked === 'own' && entities.length === 0)) return null
  const entity = entities.find(({ id }) => (id ?? 'own') === asked)
  if (!entity) throw notFound(say`The legal entity was not found.`)
  return entity
}

/** The entity as named in calls and queries; null for all of them. */
export const keyOfEntity = (entity: PayingEntity | null): AskedEntity | null => entity && (entity.id ?? 'own')

/** Returns a function that gives an employee's entity in a month; null for the organisation itself. */
export async function entityInMonths(
  tx: Tx,
  employees: readonly Id[],
): Promise<(employee: Id, month: Month) => Id | null> {
  if (employees.length === 0) return () => null
  const byEmployee = Map.groupBy(await monthsOfEntities(tx, { employees }), ({ employee }) => employee)
  return (employee, month) => byEmployee.get(employee)?.findLast(({ from }) => from <= month)?.entity ?? null
}
