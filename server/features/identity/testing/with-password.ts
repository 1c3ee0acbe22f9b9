import type { Id } from '@muster/contract/values.ts'
import type { Company, Person } from '../../../testing/company.ts'
import { hashPassword } from '../password/password-hash.ts'
import { setPasswordHash } from '../account/account.queries.ts'

export const password = 'violet teapot 47 harbour'

/** Priya has an account with `password`. */
export async function priyaWithPassword(company: Company): Promise<{ priya: Person; email: string }> {
  const priya = await company.employee('Priya Rao')
  return { priya, email: await givePassword(company, priya.account) }
}

/** Gives an account `password`; returns the address it signs in with. */
export function givePassword(company: Company, account: Id): Promise<string> {
  return company.within(async (tx) => {
    await setPasswordHash(tx, { account, hash: await hashPassword(password), now: tx.now })
    const { rows } = await tx.query({ name: '', text: 'select email from account where id = $1', values: [account] })
    return (rows[0] as { email: string }).email
  })
}
