import { useEffect, useState } from 'react'
import { useApi } from '../../shared/call/use-api.ts'
import { may, type PermissionMap, useSession } from '../../shared/session/session.ts'
import type { PaletteEntry } from './entries.ts'

const QUIET = 150
const FEWEST_LETTERS = 2
const limit = 6

/** Whether this person has a page to open of anybody. */
export function maySearchPeople(permissions: PermissionMap | null): boolean {
  return may(permissions, ['allEmployeeRead', 'teamLevelAttendanceRead'])
}

/** The people that match, once typing pauses: of everyone, or for a manager of the team. */
export function usePeople(typed: string): PaletteEntry[] {
  const permissions = useSession((session) => session.permissions)
  const wanted = typed.trim()
  const search = useSettled(wanted)
  const asks = search.length >= FEWEST_LETTERS
  const everyone = may(permissions, 'allEmployeeRead')
  const team = !everyone && may(permissions, 'teamLevelAttendanceRead')
  const all = useApi(asks && everyone ? 'GET /api/v1/employee/basic-info' : null, { query: { search, page: 1, limit } })
  const mine = useApi(asks && team ? 'GET /api/v1/employee/attendance-all' : null, {
    query: { search, scope: 'team', sortBy: 'name', sortOrder: 'asc', page: 1, limit },
  })
  // Rows of an older text would be opened by a quick Enter.
  if (!asks || search !== wanted || all.isLoading || mine.isLoading) return []
  const maySeeRecord = may(permissions, 'allEmployeeWrite')
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
  return { title: name, kind: 'People' as const, hint: [code, department].filter(Boolean).join(' · ') }
}

/** The text as it was when the last key was a moment ago. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
