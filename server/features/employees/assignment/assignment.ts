import type { z } from 'zod'
import type { Assignment } from '@muster/contract/employees/assignment.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { attempt } from '../../../platform/database/attempt.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, Problem, type FieldFault } from '../../../platform/problem.ts'
import { changeEmployee } from '../basic-info/change-employee.ts'
import { namesOf } from './assignment.queries.ts'

/**
 * Each is checked, changed and logged as on their own page, in one transaction: where somebody is refused nobody is changed,
 * and everyone who was is named.
 */
export async function assignEach(
  tx: Tx,
  app: App,
  actor: Actor,
  { employees, ...change }: z.output<typeof Assignment>,
): Promise<{ changed: number }> {
  // In one order, so that two who assign the same people wait for each other and not both.
  const ids = [...new Set(employees)].toSorted()
  const names = new Map((await namesOf(tx, { ids })).map(({ id, name }) => [id, name]))
  if (names.size < ids.length) throw notFound(say`One of these employees was not found.`)
  const faults: FieldFault[] = []
  const statuses = new Set<number>()
  for (const id of ids) {
    try {
      await attempt(tx, (part) => changeEmployee(part, app, actor, id, change))
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      statuses.add(error.status)
      faults.push({ path: `body.employees.${employees.indexOf(id)}`, message: say`${names.get(id)!}: ${error.said}` })
    }
  }
  if (faults.length > 0) throw new Problem(statuses.size === 1 ? [...statuses][0]! : 409, noOneWas, { errors: faults })
  return { changed: ids.length }
}

const noOneWas = say`No one was changed. Remove the people named here from your selection, or correct what is wrong.`
