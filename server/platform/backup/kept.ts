import { Id } from '@muster/contract/values.ts'

/**
 * A backup is named after the second at which it began, for example 2026-11-25T20-15-00Z, so names sort by time. The name of a backup of a
 * single organisation ends with its id; no rule removes it.
 */
export const nameOf = (now: string, organisation: Id | null = null): string =>
  `${now.slice(0, 19).replaceAll(':', '-')}Z${organisation === null ? '' : `.${organisation}`}`

/** The time in a name. */
export const timeOf = (name: string): string => `${name.slice(0, 10)}${name.slice(10, 20).replaceAll('-', ':')}`

export const isName = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(text)

/** The organisation of a single-organisation backup, by its name; undefined for any other name. */
export function organisationOf(name: string): Id | undefined {
  return isName(name.slice(0, 20)) && name[20] === '.' ? Id.safeParse(name.slice(21)).data : undefined
}

/** Which backups to keep: the newest of each of 7 days, 4 weeks and 12 months that have one. */
export function keptOf(names: readonly string[]): Set<string> {
  const newestFirst = [...names].sort().reverse()
  const kept = new Set<string>()
  for (const { of, most } of rules) {
    const seen = new Set<string>()
    for (const name of newestFirst) {
      if (seen.size === most) break
      const period = of(name.slice(0, 10))
      if (!seen.has(period)) kept.add(name)
      seen.add(period)
    }
  }
  return kept
}

/** Whether the backup for the last occurrence of this hour (UTC) is missing. */
export function isDue(now: string, hour: number, newest: string | undefined): boolean {
  const time = new Date(now)
  time.setUTCHours(hour, 0, 0, 0)
  if (time.getTime() > Date.parse(now)) time.setUTCDate(time.getUTCDate() - 1)
  return newest === undefined || newest < nameOf(time.toISOString())
}

const rules = [
  { of: (day: string) => day, most: 7 },
  { of: mondayOf, most: 4 },
  { of: (day: string) => day.slice(0, 7), most: 12 },
]

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
