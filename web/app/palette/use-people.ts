import { useApi } from '../../shared/call/use-api.ts'
import { useDebounced } from '../../shared/call/use-debounced.ts'
import { hasPermission, useSession } from '../../shared/session/session.ts'
import type { PaletteEntry } from './entries.ts'

/** Milliseconds without a key press before a search. */
const quiet = 150
const fewestLetters = 2
const limit = 6

/** The matching people, once typing pauses: of everyone, or of a manager's team; null while loading. */
export function usePeople(typed: string): PaletteEntry[] | null {
  const permissions = useSession((session) => session.permissions)
  const wanted = typed.trim()
  const search = useDebounced(wanted, quiet)
  const asks = search.length >= fewestLetters
  const everyone = hasPermission(permissions, 'allEmployeeRead')
  const team = !everyone && hasPermission(permissions, 'teamLevelAttendanceRead')
  const all = useApi(asks && everyone ? 'GET /api/v1/employee/basic-info' : null, { query: { search, page: 1, limit } })
  const mine = useApi(asks && team ? 'GET /api/v1/employee/attendance-all' : null, {
    query: { search, scope: 'team', sortBy: 'name', sortOrder: 'asc', page: 1, limit },
  })
  if (wanted.length < fewestLetters || !(everyone || team)) return []
  // A quick Enter would open rows of an older text.
  if (search !== wanted || all.isLoading || mine.isLoading) return null
  const maySeeRecord = hasPermission(permissions, 'allEmployeeWrite')
  return everyone
    ? (all.data?.data ?? []).map((row) => ({
        ...entryOf(row),
        path: maySeeRecord
          ? `/home/employee-detail/${row._id}`
          : `/home/employees?${new URLSearchParams({ search: row.code })}`,
      }))
    : (mine.data?.data ?? []).map((row) => ({ ...entryOf(row), path: `/home/attendance/view-attendance/${row._id}` }))
}

function entryOf({ name, code, department }: { name: string; code: string; department: string | null }) {
  return { title: name, kind: 'person' as const, hint: [code, department].filter(Boolean).join(' · ') }
}
