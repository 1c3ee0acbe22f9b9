import type { Id } from '@muster/contract/values.ts'
import { globally } from './statement.ts'
import type { AnyTx } from './tx.ts'

/** All organisations with an account, for scheduled jobs that queue one job for each. */
export async function organisations(tx: AnyTx): Promise<Id[]> {
  return (await everyOrganisation(tx, {})).map(({ id }) => id)
}

export const everyOrganisation = globally.rows(({ db }, _: object) =>
  db.selectFrom('sign_in_directory').select('organisation_id as id').distinct().orderBy('organisation_id'),
)
