import type { z } from 'zod'
import type { EntityMove, legalEntityRoutes } from '@muster/contract/payroll/legal-entity/legal-entity.routes.ts'
import type { QueryOf, ReplyOf } from '@muster/contract/routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { asValue, audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound, Problem, wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { lastLockedMonth } from '../locked-month/locked-month.ts'
import { employment } from '../employment/employment.queries.ts'
import { entityHistory, entityPeople, peopleToMove, putMoves, settlePayslips } from './entity-people.queries.ts'
import { entityRows, lockEntities, ownEntityRow } from './legal-entity.queries.ts'

type Query = QueryOf<(typeof legalEntityRoutes)['GET /api/v1/user/legal-entity-people']>
type History = ReplyOf<(typeof legalEntityRoutes)['GET /api/v1/employee/legal-entity-history/{id}']>

/** A page of employees with today's entity. */
export async function peopleOfEntities(tx: Tx, query: Query & { limit: number; offset: number }) {
  return entityPeople(tx, { ...query, month: monthOf(await companyToday(tx)) })
}

/**
 * Moves employees to another entity, which employs and pays them from a month on. A month is paid by one entity: approved pay stays with
 * the entity that paid it.
 */
export async function movePeople(
  tx: Tx,
  actor: Actor,
  { employees, entityId: entity, from }: z.output<typeof EntityMove>,
  fields = { from: 'body.from', employees: 'body.employees' },
): Promise<{ moved: number }> {
  await lockEntities(tx, {})
  const names = await entityNames(tx, monthOf(await companyToday(tx)))
  const target = names.get(entity)
  if (target === undefined) throw notFound(say`The legal entity was not found.`)
  if (target.isArchived) throw conflict(say`${target.name} is archived. Restore it first.`)
  const first = await firstOpenMonth(tx)
  if (from < first)
    throw wrongField(
      fields.from,
      say`Pay is approved up to ${{ month: addMonths(first, -1) }}. Choose ${{ month: first }} or a later month.`,
    )
  const people = await peopleToMove(tx, { employees: [...new Set(employees)], month: from })
  if (people.length < new Set(employees).size) throw notFound(say`One of these employees was not found.`)
  const early = people.filter(({ joined }) => from < joined)
  if (early.length > 0) {
    const errors = early.map(({ employee, name, joined }) => ({
      path: `${fields.employees}.${employees.indexOf(employee)}`,
      message: say`${name} joins in ${{ month: joined }}. Choose that month or a later one.`,
    }))
    throw new Problem(400, say`No one was moved. Correct what is wrong.`, { errors })
  }
  // People who already belong there, with no later move, are skipped.
  const moved = people.filter(({ entity: before, staysOn }) => before !== entity || !staysOn)
  const ids = moved.map(({ employee }) => employee)
  if (ids.length === 0) return { moved: 0 }
  await putMoves(tx, { employees: ids, entity, from, account: actor.account, now: tx.now })
  await settlePayslips(tx, { employees: ids, run: null })
  for (const { employee, entity: before } of moved)
    await audit(
      tx,
      actor,
      'movedToLegalEntity',
      { type: 'employee', id: employee },
      {
        legalEntity: { from: asValue(names.get(before)?.name), to: asValue(target.name) },
        fromMonth: { from: null, to: { month: from } },
      },
    )
  return { moved: ids.length }
}

/** The entities of an employee, latest first; empty if there is only the organisation itself. */
export async function entityHistoryOf(tx: Tx, employee: Id): Promise<History> {
  if (!(await employment(tx, { employee }))) throw notFound(say`The employee was not found.`)
  const firstOpen = await firstOpenMonth(tx)
  const names = await entityNames(tx, monthOf(await companyToday(tx)))
  if (names.size === 1) return { entities: [], history: [], firstOpen }
  const own = { _id: null, name: names.get(null)!.name }
  const written = (await entityHistory(tx, { employee })).map(({ entity, ...row }) => ({
    ...row,
    ...{ _id: entity, name: names.get(entity)?.name ?? '' },
  }))
  return {
    entities: [...names].flatMap(([_id, { name, isArchived }]) => (isArchived ? [] : [{ _id, name }])),
    history: [...written, { ...own, from: null, who: null, at: null }],
    firstOpen,
  }
}

/** Names by id; null is the organisation itself, which comes first. */
export async function entityNames(
  tx: Tx,
  month: Month,
): Promise<Map<Id | null, { name: string; isArchived: boolean }>> {
  const own = (await ownEntityRow(tx, { month }))!
  const others = await entityRows(tx, { month })
  return new Map<Id | null, { name: string; isArchived: boolean }>([
    [null, { name: own.name, isArchived: false }],
    ...others.map(({ _id, name, archivedAt }) => [_id, { name, isArchived: archivedAt !== null }] as const),
  ])
}

/** The month after the last approved one; before the first run, twelve months ago. */
export async function firstOpenMonth(tx: Tx): Promise<Month> {
  const locked = await lastLockedMonth(tx)
  return locked === null ? addMonths(monthOf(await companyToday(tx)), -12) : addMonths(locked, 1)
}
