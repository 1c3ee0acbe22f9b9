import type { z } from 'zod'
import type { ErasurePlan } from '@muster/contract/privacy/personal-erasure.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { erasureDues } from '@muster/engine/privacy/retention.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { whose } from '../export/personal-export.ts'
import { erasureOf, insertErasure } from './personal-erasure.queries.ts'

/** The erasure dates: as requested, or as they would be today. */
export async function erasurePlan(tx: Tx, actor: Actor, employee: Id): Promise<z.output<typeof ErasurePlan>> {
  const person = await whose(tx, actor, employee)
  const rows = await erasureOf(tx, { employee })
  const [first] = rows
  if (first)
    return {
      requested: { at: first.requestedAt, by: first.requestedBy },
      isPossible: false,
      parts: rows.map(({ part, dueOn, source, erasedAt }) => ({ part, dueOn, source, erasedAt })),
    }
  const today = await companyToday(tx)
  const { leftOn } = person
  const parts = leftOn === null ? [] : erasureDues(leftOn, today).map((due) => ({ ...due, erasedAt: null }))
  return { requested: null, isPossible: hasLeft(person, today), parts }
}

export async function requestErasure(tx: Tx, actor: Actor, employee: Id): Promise<{ _id: Id }> {
  const person = await whose(tx, actor, employee)
  const today = await companyToday(tx)
  const { account, leftOn } = person
  if (leftOn === null || !hasLeft(person, today))
    throw conflict(say`Personal data can be erased after the last working day.`)
  const parts = JSON.stringify(erasureDues(leftOn, today))
  if ((await insertErasure(tx, { employee, account, parts, by: actor.account, now: tx.now })) === 0)
    throw conflict(say`The erasure was requested already.`)
  const { organisation } = tx
  await tx.enqueue('personal-erasure', { organisation }, { key: organisation })
  await audit(tx, actor, 'requestedErasure', { type: 'employee', id: employee })
  return { _id: employee }
}

const hasLeft = ({ status, leftOn }: { status: string; leftOn: string | null }, today: string) =>
  status === 'inactive' && leftOn !== null && leftOn < today
