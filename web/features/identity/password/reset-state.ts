/** A forgotten password on its way through its three screens; lives as long as the tab. */
export interface Reset {
  email: string
  token: string
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: number
  isVerified: boolean
}

const key = 'muster.reset'

export function readReset(): Reset | null {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as Reset)
}

export const keepReset = (reset: Reset) => sessionStorage.setItem(key, JSON.stringify(reset))
export const forgetReset = () => sessionStorage.removeItem(key)
