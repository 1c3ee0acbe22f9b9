import type { sendings } from '@muster/contract/routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from './actor.ts'
import type { Limits } from './limits.ts'

type Sending = (typeof sendings)[number]

/**
 * How often in an hour what leaves for others may be caused: by one account, by a company, and about one and the same person or thing. More
 * than anyone does by hand; an account never has more than half of its company's.
 */
export const sentAnHour: Readonly<Record<Sending, { account: number; company: number; target: number }>> = {
  webhook: { account: 30, company: 60, target: 20 },
  reminder: { account: 300, company: 1000, target: 10 },
  access: { account: 60, company: 200, target: 10 },
  export: { account: 60, company: 300, target: 20 },
  notice: { account: 60, company: 200, target: 20 },
  letter: { account: 120, company: 500, target: 20 },
  report: { account: 60, company: 300, target: 20 },
  link: { account: 20, company: 5000, target: 20 },
  note: { account: 120, company: 5000, target: 30 },
}

/** Counts one; 429 if it is one too many for the account, the company or the target. */
export async function spendSending(
  limits: Limits,
  sending: Sending,
  { organisation, account }: Pick<Actor, 'organisation' | 'account'>,
  target: string | undefined,
): Promise<void> {
  const { account: ofAccount, company: ofCompany, target: ofTarget } = sentAnHour[sending]
  const rate = (max: number) => ({ max, seconds: 3600, words: say`You have sent this many times in the last hour.` })
  if (target !== undefined) await limits.spend(`${sending}-to`, `${organisation}:${target}`, rate(ofTarget))
  await limits.spend(`${sending}-of-account`, account, rate(ofAccount))
  await limits.spend(`${sending}-of-company`, organisation, {
    ...{ max: ofCompany, seconds: 3600 },
    words: say`Your company has sent this many times in the last hour.`,
  })
}
