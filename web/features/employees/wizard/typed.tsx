import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useSession } from '../../../shared/session/session.ts'

const typedKey = 'muster.add-employee'
const onboardingKey = 'muster.onboarding-employee'

/** Keeps what stands in the form around it, so that a reload or a look elsewhere loses nothing. */
export function KeepTyped() {
  const values = useWatch() as Record<string, unknown>
  const account = useSession((session) => session.user?._id)
  useEffect(() => {
    const isEmpty = !values['firstName'] && !values['lastName'] && !values['workEmail']
    if (isEmpty) sessionStorage.removeItem(typedKey)
    else sessionStorage.setItem(typedKey, JSON.stringify({ account, values }))
  }, [values, account])
  return null
}

/** What this person typed before and did not send; null when there is nothing. */
export function keptTyped(): Record<string, unknown> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null') as {
      account: string
      values: Record<string, unknown>
    } | null
    return kept !== null && kept.account === useSession.getState().user?._id ? kept.values : null
  } catch {
    return null
  }
}

export const forgetTyped = () => sessionStorage.removeItem(typedKey)

/** The token of the onboarding that was begun last; it names the employee. */
export const rememberOnboarding = (token: string) => localStorage.setItem(onboardingKey, token)
export const lastOnboarding = () => localStorage.getItem(onboardingKey)
export function forgetOnboarding(token: string): void {
  if (lastOnboarding() === token) localStorage.removeItem(onboardingKey)
}
