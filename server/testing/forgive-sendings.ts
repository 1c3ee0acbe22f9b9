import { sendings } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../platform/app.ts'
import { sentAnHour } from '../platform/sending.ts'

/** Forgets what was sent within the hour, whose limits say nothing about access, by an account, its company and to `target`. */
export async function forgiveSendings(
  { limits }: App,
  { organisation, account }: { organisation: Id; account: Id },
  target: string,
): Promise<void> {
  for (const sending of sendings) {
    const { account: ofAccount, company: ofCompany, target: ofTarget } = sentAnHour[sending]
    await limits.forgive(`${sending}-to`, `${organisation}:${target}`, { max: ofTarget, seconds: 3600 })
    await limits.forgive(`${sending}-of-account`, account, { max: ofAccount, seconds: 3600 })
    await limits.forgive(`${sending}-of-company`, organisation, { max: ofCompany, seconds: 3600 })
  }
}
