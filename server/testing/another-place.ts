import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { newId } from '../platform/id.ts'
import { run, type Company } from './company.ts'

/** An additional company location. */
export async function anotherPlace(company: Company, name: string, city: string, state: string): Promise<Id> {
  const id = newId()
  await company.within((tx) =>
    run(
      tx,
      sql`insert into location (organisation_id, id, name, city, state, created_at, updated_at)
        values (${company.organisation}, ${id}, ${name}, ${city}, ${state}, ${tx.now}, ${tx.now})`,
    ),
  )
  return id
}
