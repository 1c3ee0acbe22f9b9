import { isIP } from 'node:net'
import { say } from '@muster/engine/sentence.ts'
import type { Config } from '../../../platform/config.ts'
import { conflict } from '../../../platform/problem.ts'

export interface RelyingParty {
  /** What passkeys are bound to: our host name. */
  id: string
  /** The only origin where they may be used. */
  origin: string
}

/**
 * Our WebAuthn relying party, from the public address; null if passkeys cannot work there. It needs a host name and https; the only
 * exception is this machine itself, whose loopback addresses also go by the name `localhost`.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (bare === 'localhost' || bare === '::1' || bare.startsWith('127.')) {
    return { id: 'localhost', origin: `${protocol}//localhost${port ? `:${port}` : ''}` }
  }
  return protocol === 'https:' && isIP(bare) === 0 ? { id: hostname, origin } : null
}

/** 409 if passkeys cannot work here. */
export function ownRelyingParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  const party = relyingParty(config)
  if (!party) throw conflict(say`Passkeys need an https address with a name. Ask your administrator to set one up.`)
  return party
}
