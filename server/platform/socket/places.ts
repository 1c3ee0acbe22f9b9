import { say } from '@muster/engine/sentence.ts'
import type { Whose } from '../costs/turns.ts'
import { socketRules } from '../costs/table.ts'
import { Problem } from '../problem.ts'

/** Counts the open sockets of each account and company in this process. */
export function createPlaces(maxConnections: number) {
  const counts = new Map<string, number>()
  const change = (key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }
  const keysOf = ({ organisation, account }: Whose) => [organisation, `${organisation} ${account}`] as const
  return {
    /** 429 if there are too many already; returns the function that gives the place back. */
    take(whose: Whose): () => void {
      const [company, account] = keysOf(whose)
      if ((counts.get(account) ?? 0) >= socketRules.ofAccount)
        throw new Problem(429, say`You have Muster open in too many windows. Close some of them.`)
      if ((counts.get(company) ?? 0) >= maxConnections * socketRules.ofCompanyShare)
        throw new Problem(429, say`Your company has too many windows of Muster open.`)
      for (const key of [company, account]) change(key, 1)
      let isGiven = false
      return () => {
        if (!isGiven) for (const key of [company, account]) change(key, -1)
        isGiven = true
      }
    },
  }
}

/** Whether one more message of an account now is too many. */
export function createMeter(max: number, everyMillis = 60_000): (account: string) => boolean {
  const counts = new Map<string, number>()
  let since = performance.now()
  return (account) => {
    const now = performance.now()
    if (now - since > everyMillis) {
      since = now
      counts.clear()
    }
    const count = (counts.get(account) ?? 0) + 1
    counts.set(account, count)
    return count > max
  }
}
