import type { z } from 'zod'
import type { LegalEntityInput, legalEntityRoutes } from '@muster/contract/payroll/legal-entity/legal-entity.routes.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { statutorySettings } from '../statutory/index.ts'
import { shownBanks } from './entity-bank.ts'
import { oneEntity, recordOf } from './find-entity.ts'
import {
  changeEntityRow,
  entityRows,
  insertEntity,
  lockEntities,
  ownEntityRow,
  peopleHeld,
  setArchived,
} from './legal-entity.queries.ts'

type Input = z.output<typeof LegalEntityInput>
type Shown = ReplyOf<(typeof legalEntityRoutes)['GET /api/v1/user/legal-entity']>

export async function legalEntities(tx: Tx): Promise<Shown> {
  const today = await companyToday(tx)
  const month = monthOf(today)
  const own = await ownEntityRow(tx, { month })
  if (!own) throw notFound(say`The organisation was not found.`)
  const { pf, esi, tds } = await statutorySettings(tx, today)
  const banks = await shownBanks(tx)
  return {
    own: { ...own, tan: tds.tan, establishmentNumber: pf.establishmentNumber, employerCode: esi.employerCode },
    entities: (await entityRows(tx, { month })).map((row) => ({ ...row, bank: banks.get(row._id) ?? null })),
  }
}

export async function addEntity(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await insertEntity(tx, { ...asRow(input), id, now: tx.now })
  await audit(tx, actor, 'addedLegalEntity', recordOf(tx), { legalEntity: nowIs(input.name), ...numbers(input) })
  return { _id: id }
}

export async function changeEntity(tx: Tx, actor: Actor, id: Id, input: Input): Promise<{ _id: Id }> {
  const before = await oneEntity(tx, id)
  await changeEntityRow(tx, { ...asRow(input), id, now: tx.now })
  const changes = differences(told(before), told(await oneEntity(tx, id)))
  if (Object.keys(changes).length > 0)
    await audit(tx, actor, 'changedLegalEntity', recordOf(tx), { legalEntity: nowIs(input.name), ...changes })
  return { _id: id }
}

/** An archived entity takes no more people, and must have none; what it paid stays with it. */
export async function archiveEntity(tx: Tx, actor: Actor, id: Id, isArchived: boolean): Promise<null> {
  await lockEntities(tx, {})
  const { name, archivedAt } = await oneEntity(tx, id)
  if ((archivedAt !== null) === isArchived) return null
  const { people } = (await peopleHeld(tx, { id, month: monthOf(await companyToday(tx)) }))!
  if (isArchived && people > 0)
    throw conflict(
      say`${plural(people, { one: 'One person belongs', other: '# people belong' })} to ${name}. Move them to another legal entity first.`,
    )
  await setArchived(tx, { id, at: isArchived ? tx.now : null })
  const action = isArchived ? 'archivedLegalEntity' : 'restoredLegalEntity'
  await audit(tx, actor, action, recordOf(tx), { legalEntity: nowIs(name) })
  return null
}

function asRow({ address, registrations, responsible, ...input }: Input) {
  const json = JSON.stringify
  return { ...input, address: json(address), registrations: json(registrations), responsible: json(responsible) }
}

/** The fields of an entity in the log and for the second person. */
export function told({ name, legalName, address, registrations, responsible, ...entity }: Input) {
  const { pan, tan, establishmentNumber, employerCode } = entity
  const states = registrations.map(({ state, pt, lwf }) => [state.slice(3), pt ?? '–', lwf ?? '–'].join(' '))
  return {
    ...{ name, legalName, pan, tan, establishmentNumber, employerCode },
    ...address,
    stateRegistrations: states.join(', '),
    responsiblePerson: Object.values(responsible)
      .filter((part) => part !== '')
      .join(', '),
  }
}

function numbers({ pan, tan, establishmentNumber, employerCode }: Input) {
  return differences(
    { pan: null, tan: null, establishmentNumber: null, employerCode: null },
    { pan, tan, establishmentNumber, employerCode },
  )
}
