import { switchableTypes, type NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { sameSecret } from '../../../platform/secrets/secrets.ts'

/** The account and type of emails. */
export interface Subscription {
  organisation: Id
  account: Id
  type: NotificationType
}

/** A page for people, which changes nothing when opened; a POST unsubscribes (RFC 8058). */
export function unsubscribeUrl({ config, secrets }: Pick<App, 'config' | 'secrets'>, of: Subscription): string {
  const said = wordsOf(of)
  return `${config.publicUrl}/unsubscribe?token=${said}.${secrets.digest('unsubscribe', said)}`
}

/** The subscription in a link's token; null unless we made it. It does not expire, because mails are kept for years. */
export function readUnsubscribe({ secrets }: Pick<App, 'secrets'>, token: string): Subscription | null {
  const [organisation = '', account = '', typeName = '', digest = ''] = token.split('.')
  const type = switchableTypes.find((one) => one === typeName)
  if (type === undefined || !Id.safeParse(organisation).success || !Id.safeParse(account).success) return null
  const of = { organisation, account, type }
  return sameSecret(digest, secrets.digest('unsubscribe', wordsOf(of))) ? of : null
}

const wordsOf = ({ organisation, account, type }: Subscription) => `${organisation}.${account}.${type}`
