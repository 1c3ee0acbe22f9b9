import { isIP } from 'node:net'
import { say } from '@muster/engine/sentence.ts'
import type { Config } from '../../../platform/config.ts'
import { conflict } from '../../../platform/problem.ts'

export interface RelyingParty {
  /** What passkeys are bound to: the name of our host. */
  id: string
  /** The one place where they may be used. */
  origin: string
}

/**
 * Who we are to a passkey, by the public address. It has to be a name, and safe on the way: of the numbers only those of this very
 * machine are, which has the name `localhost` as well.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (bare === 'localhost' || bare === '::1' || bare.startsWith('127.')) {
    return { id: 'localhost', origin: `${protocol}//localhost${port ? `:${port}` : ''}` }
  }
  return protocol === 'https:' && isIP(bare) === 0 ? { id: hostname, origin } : null
}

/** 409 where no passkey can work. */
export function ownRelyingParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  const found = relyingParty(config)
  if (!found) throw conflict(say`Passkeys need an https address with a name. Ask your administrator to set one up.`)
  return found
}
