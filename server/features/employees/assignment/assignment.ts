import type { z } from 'zod'
import type { Assignment } from '@muster/contract/employees/assignment.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { attempt } from '../../../platform/database/attempt.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, notFound, Problem, type FieldFault } from '../../../platform/problem.ts'
import { changeEmployee } from '../basic-info/change-employee.ts'
import { mayNotMove } from '../import/employer-cell.ts'
import { namesOf } from './assignment.queries.ts'

/**
 * Checks, changes and logs each employee as on their own page, in one transaction: if any is refused, no one is changed, and everyone
 * refused is named.
 */
export async function assignEach(
  tx: Tx,
  app: App,
  actor: Actor,
  { employees, entityId, entityFrom, ...change }: z.output<typeof Assignment>,
): Promise<{ changed: number }> {
  // Always in the same order, so that two people assigning the same employees cannot deadlock.
  const ids = [...new Set(employees)].toSorted()
  const names = new Map((await namesOf(tx, { ids })).map(({ id, name }) => [id, name]))
  if (names.size < ids.length) throw notFound(say`One of these employees was not found.`)
  const refusals: Refusal[] = []
  for (const id of ids) {
    const refusal = await refusalOf(tx, (part) => changeEmployee(part, app, actor, id, change))
    if (refusal !== null) {
      const message = say`${names.get(id)!}: ${refusal.said}`
      refusals.push({ status: refusal.status, errors: [{ path: `body.employees.${employees.indexOf(id)}`, message }] })
    }
  }
  if (entityId !== undefined) {
    const move = { employees, entity: entityId, from: entityFrom ?? null, fields: moveFields }
    const refusal = await refusalOf(tx, (part) => moveEach(part, app, actor, move))
    if (refusal !== null)
      refusals.push({
        status: refusal.status,
        errors: refusal.errors ?? [{ path: moveFields.entity, message: refusal.said }],
      })
  }
  if (refusals.length === 0) return { changed: ids.length }
  const statuses = new Set(refusals.map(({ status }) => status))
  const errors = refusals.flatMap((one) => one.errors)
  throw new Problem(statuses.size === 1 ? [...statuses][0]! : 409, noOneWas, { errors })
}

interface Refusal {
  status: number
  errors: FieldFault[]
}

/** Why part of the work is refused and rolled back; null if done. */
async function refusalOf(tx: Tx, work: (part: Tx) => Promise<unknown>): Promise<Problem | null> {
  try {
    await attempt(tx, work)
    return null
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return error
  }
}

const moveFields = { entity: 'body.entityId', from: 'body.entityFrom', employees: 'body.employees' }

/** Another employer needs the same permissions as a move on the legal entities page. */
async function moveEach(tx: Tx, { employers }: App, actor: Actor, move: Parameters<App['employers']['move']>[2]) {
  if (!may(actor, 'access_statutory_settings')) throw forbidden(mayNotMove)
  await employers.move(tx, actor, move)
}

const noOneWas = say`No one was changed. Remove the people named here from your selection, or correct what is wrong.`
