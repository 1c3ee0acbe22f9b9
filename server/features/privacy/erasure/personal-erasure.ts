import type { z } from 'zod'
import type { ErasurePlan } from '@muster/contract/privacy/personal-erasure.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { erasureWaitDays } from '@muster/contract/privacy/personal-erasure.ts'
import { addDays, type Day, latest } from '@muster/engine/day.ts'
import { erasureDues } from '@muster/engine/privacy/retention.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { HiredAgain } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { aroundEmployment } from '../../../platform/employment/employments.ts'
import { employmentsOf } from '../../../platform/employment/employments.queries.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { whose } from '../export/personal-export.ts'
import { deleteErasure, erasureOf, insertErasure, lockErasures } from './personal-erasure.queries.ts'

/** The erasure dates: as requested, or as they would be today. */
export async function erasurePlan(tx: Tx, actor: Actor, employee: Id): Promise<z.output<typeof ErasurePlan>> {
  const person = await whose(tx, actor, employee)
  const rows = await erasureOf(tx, { employee })
  const [first] = rows
  if (first)
    return {
      requested: { at: first.requestedAt, by: first.requestedBy },
      isPossible: false,
      isStoppable: rows.every(({ erasedAt }) => erasedAt === null),
      parts: rows.map(({ part, dueOn, source, erasedAt }) => ({ part, dueOn, source, erasedAt })),
    }
  const today = await companyToday(tx)
  const { leftOn } = person
  const parts = leftOn === null ? [] : duesFrom(leftOn, today).map((due) => ({ ...due, erasedAt: null }))
  const isPossible = hasLeft(person, today) && (await aroundEmployment(tx, employee)).next === undefined
  return { requested: null, isPossible, isStoppable: false, parts }
}

/** The first day on which something is erased that is requested today: until then it can be stopped. */
export const firstErasure = (today: Day): Day => addDays(today, erasureWaitDays)

const duesFrom = (leftOn: Day, today: Day) =>
  erasureDues(leftOn, today).map(({ dueOn, ...due }) => ({ ...due, dueOn: latest(dueOn, firstErasure(today)) }))

export async function requestErasure(tx: Tx, actor: Actor, employee: Id): Promise<{ _id: Id }> {
  const person = await whose(tx, actor, employee)
  const today = await companyToday(tx)
  if (!hasLeft(person, today)) throw conflict(say`Personal data can be erased after the last working day.`)
  const all = await employmentsOf(tx, { employee })
  const last = all.at(-1)!
  if (last.employee !== employee)
    throw conflict(say`${person.name} was hired again on ${{ day: last.joinedOn }}. Request it for that employment.`)
  const by = actor.requester ?? actor.account
  for (const { employee: record, account, leftOn } of all) {
    const parts = JSON.stringify(duesFrom(leftOn!, today))
    if ((await insertErasure(tx, { employee: record, account, parts, by, now: tx.now })) === 0 && record === employee)
      throw conflict(say`The erasure was requested already.`)
  }
  await audit(tx, actor, 'requestedErasure', { type: 'employee', id: employee })
  return { _id: employee }
}

const hasLeft = ({ status, leftOn }: { status: string; leftOn: string | null }, today: string) =>
  status === 'inactive' && leftOn !== null && leftOn < today

/** Anyone who could have requested it stops it, as long as nothing is erased. */
export async function stopErasure(tx: Tx, actor: Actor, employee: Id): Promise<null> {
  await whose(tx, actor, employee)
  const parts = await lockErasures(tx, { employee })
  if (parts.length === 0) throw notFound(say`No erasure was requested.`)
  if (parts.some(({ erasedAt }) => erasedAt !== null))
    throw conflict(say`The erasure has begun and can't be stopped any more.`)
  for (const one of await employmentsOf(tx, { employee })) await deleteErasure(tx, { employee: one.employee })
  await audit(tx, actor, 'stoppedErasure', { type: 'employee', id: employee })
  return null
}

/** Whoever is hired again is kept: what was not erased of them stays. */
export async function keepHiredAgain(tx: Tx, { former, by }: HiredAgain): Promise<void> {
  for (const { employee } of await employmentsOf(tx, { employee: former }))
    if ((await deleteErasure(tx, { employee })) > 0)
      await audit(tx, by, 'stoppedErasure', { type: 'employee', id: employee })
}
