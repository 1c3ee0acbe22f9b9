import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import type { AnyRequestType } from '../request-type.ts'
import type { StoredRow } from '../request-row.sql.ts'

type Told = Pick<StoredRow, '_id' | 'state'>

/** Each approved request's outcome according to its type, in the reader's language; requests that were not approved have none. */
export async function outcomesOf(
  tx: Tx,
  type: Pick<AnyRequestType, 'outcomes'>,
  rows: readonly Told[],
  language: string,
) {
  const approved = rows.filter(({ state }) => state === 'approved').map(({ _id }) => _id)
  const outcomes = approved.length === 0 ? undefined : await type.outcomes?.(tx, approved)
  return ({ _id }: { _id: Id }): { outcome?: string } => {
    const said = outcomes?.get(_id)
    return said === undefined ? {} : { outcome: translate(said, language) }
  }
}
