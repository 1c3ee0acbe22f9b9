/** A password reset across its three screens; lasts as long as the tab. */
export interface Reset {
  email: string
  token: string
  /** When another code can be requested, in milliseconds since 1970. */
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
