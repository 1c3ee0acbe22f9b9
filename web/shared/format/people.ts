import { plural } from '@lingui/core/macro'

/** `248 people`, `1 person`. */
export function formatPeople(count: number): string {
  return plural(count, { one: '# person', other: '# people' })
}
