import { useSession } from '../session/session.ts'

interface Kept {
  /** Whose it is: the next person of this browser does not get it. */
  account: string
  /** When it was kept, an Instant. */
  at: string
  values: Record<string, unknown>
}

/** What this person typed into a form and did not send, kept on this device until they sign out; null when there is none. */
export function keptDraft(name: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Kept | null
    return kept !== null && kept.account === useSession.getState().user?._id ? kept : null
  } catch {
    return null
  }
}

/** Keeps the values and gives when; null when this browser cannot. */
export function keepDraft(name: string, values: Record<string, unknown>): string | null {
  const account = useSession.getState().user?._id
  if (account === undefined) return null
  try {
    const kept: Kept = { account, at: new Date().toISOString(), values }
    localStorage.setItem(keyOf(name), JSON.stringify(kept))
    return kept.at
  } catch {
    return null
  }
}

export function forgetDraft(name: string): void {
  localStorage.removeItem(keyOf(name))
}

const keyOf = (name: string) => `muster.draft.${name}`
