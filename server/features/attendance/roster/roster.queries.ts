import { sql } from 'kysely'
import type { z } from 'zod'
import type { RosterRow } from '@muster/contract/attendance/roster.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { Search } from '../../employees/index.ts'
import { employedPeople, type EmployedPeople } from '../list/employed-people.sql.ts'

type Person = Omit<z.output<typeof RosterRow>, 'days'>

/** Everyone employed at some time between two days. */
export const rosterPage = { all: page(null), search: page('search'), shortSearch: page('shortSearch') }

function page(search: keyof Search | null) {
  return pageOf<Person, EmployedPeople, 'name' | 'code'>({
    sortable: { name: 'lower(name)', code: 'code' },
    matching: employedPeople(search),
    rows: ({ organisation }) => sql`
      select page.n, page.id as "_id", page.name, page.code, person.photo_key as photo, dep.name as department
      from page
      join employee person on person.organisation_id = ${organisation} and person.id = page.id
      left join department dep on dep.organisation_id = ${organisation} and dep.id = page.department_id`,
  })
}

export const shiftNames = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id; name: string }>`
      select id, name from shift where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))
