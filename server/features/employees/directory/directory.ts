import type { Id } from '@muster/contract/values.ts'
import { cursorPage, readCursor } from '../../../platform/database/cursor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { searchFor } from '../search/search.sql.ts'
import { colleaguesAfter, departmentsAfter } from './directory.queries.ts'

interface Paged {
  next: string | null
  limit: number
}

interface People extends Paged {
  employeeName?: string | undefined
  employeeId?: string | undefined
  update?: 'true' | 'false'
}

/** Who is excluded: one person, or one person and everyone below them. */
interface Except {
  except?: Id | null
  exceptTeamOf?: Id | undefined
}

export async function pickPeople(tx: Tx, query: People, { except = null, exceptTeamOf }: Except = {}) {
  const { limit, employeeName, employeeId, update } = query
  const { search, shortSearch } = searchFor(employeeName)
  const colleagues = colleaguesAfter[search ? 'search' : shortSearch ? 'shortSearch' : 'all']
  const people = await colleagues(tx, {
    ...place(query),
    search,
    shortSearch,
    code: employeeId ?? null,
    alsoLeft: update === 'true',
    except,
    exceptTeamOf: exceptTeamOf ?? null,
  })
  return cursorPage(people, limit, (row) => ({ name: row.name, id: row._id }))
}

export async function pickDepartments(tx: Tx, query: Paged & { roleName?: string | undefined }) {
  const departments = await departmentsAfter(tx, { ...place(query), name: query.roleName ?? null })
  return cursorPage(departments, query.limit, (row) => ({ name: row.name, id: row._id }))
}

function place({ next, limit }: Paged) {
  const after = readCursor(next)
  return { afterName: after?.name ?? null, afterId: after?.id ?? null, limit }
}
