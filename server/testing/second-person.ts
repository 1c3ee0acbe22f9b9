import { sql } from 'kysely'
import { run, type Company, type Person } from './company.ts'

/** Test people have never signed in with a password; a second person must have. */
export async function withPasswords(company: Company, ...people: Person[]): Promise<void> {
  await company.within(async (tx) => {
    for (const { account } of [company.admin, ...people])
      await run(tx, sql`update account set password_hash = 'set' where id = ${account}`)
  })
}

/** The changes that a person could decide now. */
export async function toDecide(person: Person) {
  return (await person.call('GET /api/v1/user/pending-change', { query: {} })).data
}

/** Approves the only change pending with this person. */
export async function approveOnly(person: Person) {
  const [change] = await toDecide(person)
  return person.call('PUT /api/v1/user/pending-change/{id}', {
    params: { id: change!._id },
    body: { decision: 'approve' },
  })
}
