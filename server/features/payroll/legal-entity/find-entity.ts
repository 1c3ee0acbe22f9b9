import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Id } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { entityRows, type EntityRow } from './legal-entity.queries.ts'

/** @throws a 404 if there is no such entity */
export async function oneEntity(tx: Tx, id: Id): Promise<EntityRow> {
  const month = monthOf(await companyToday(tx))
  const row = (await entityRows(tx, { month })).find(({ _id }) => _id === id)
  if (!row) throw notFound(say`The legal entity was not found.`)
  return row
}

/** The entity's id; null for the organisation itself, which is the default. */
export async function entityAsked(tx: Tx, asked: AskedEntity | undefined): Promise<Id | null> {
  return asked === undefined || asked === 'own' ? null : (await oneEntity(tx, asked))._id
}

/** Changes to a legal entity are logged under the organisation. */
export const recordOf = (tx: Tx) => ({ type: 'organisation', id: tx.organisation }) as const
