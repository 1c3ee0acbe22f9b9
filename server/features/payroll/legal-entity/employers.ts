import type { Id, Month } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { asValue, audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Employers, Hired } from '../../../platform/legal-entity/employers.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { peopleToMove, putMoves } from './entity-people.queries.ts'
import { entityNames, firstOpenMonth, movePeople } from './entity-people.ts'
import { lockEntities } from './legal-entity.queries.ts'

export const employers: Employers = {
  async choices(tx) {
    const names = await entityNames(tx, monthOf(await companyToday(tx)))
    return [...names].flatMap(([id, { name, isArchived }]) => (isArchived ? [] : [{ id, name }]))
  },

  async open(tx, employees) {
    const month = await firstOpenMonth(tx)
    const people = await peopleToMove(tx, { employees, month })
    return new Map(
      people.map(({ employee, joined, entity }) => [employee, { entity, from: joined > month ? joined : month }]),
    )
  },

  async hire(tx, actor, people) {
    const elsewhere = people.filter(({ entity }) => entity !== null)
    if (elsewhere.length === 0) return
    await lockEntities(tx, {})
    const names = await entityNames(tx, monthOf(await companyToday(tx)))
    for (const group of Map.groupBy(elsewhere, ({ entity, joinedOn }) => `${entity} ${monthOf(joinedOn)}`).values()) {
      const { entity, joinedOn } = group[0]!
      const from = monthOf(joinedOn)
      const target = names.get(entity)
      if (target === undefined) throw notFound(say`The legal entity was not found.`)
      if (target.isArchived) throw conflict(say`${target.name} is archived. Restore it first.`)
      const employees = group.map(({ employee }) => employee)
      await putMoves(tx, { employees, entity, from, account: actor.account, now: tx.now })
      for (const one of group) await told(tx, actor, one, target.name, from)
    }
  },

  async move(tx, actor, { employees, entity, from, fields }) {
    const first = from ?? monthOf(await companyToday(tx))
    await movePeople(tx, actor, { employees: [...employees], entityId: entity, from: first }, fields)
  },
}

function told(tx: Tx, actor: Actor, { employee }: Hired, name: string, month: Month): Promise<void> {
  const changes = { legalEntity: { from: null, to: asValue(name) }, fromMonth: { from: null, to: { month } } }
  return audit(tx, actor, 'movedToLegalEntity', { type: 'employee', id: employee satisfies Id }, changes)
}
