import { plural, t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { type ReactNode, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { SearchBox } from '../../../shared/table/search-box.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { DepartmentCards } from './department-cards.tsx'
import { ColleagueCards } from './colleague-cards.tsx'
import { type Department, foundDepartments, partsOf } from './departments.ts'

interface Props {
  departments: readonly Department[]
  action: ReactNode
}

/** Top-level departments with their sub-departments; the search covers all departments and people. */
export function DepartmentDirectory({ departments, action }: Props) {
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const find = useCallback(
    (text: string) => setQuery({ tab: '4', ...(text === '' ? {} : { search: text }) }, { replace: true }),
    [setQuery],
  )
  const matches = foundDepartments(departments, search)
  const top = partsOf(departments, null)
  return (
    <Panel title={t`Departments`} action={action}>
      <Box sx={{ display: 'flex', mb: 2 }}>
        <SearchBox value={search} onSearch={find} label={t`Search departments and people`} />
      </Box>
      {search === '' ? (
        <DepartmentCards shown={top} departments={departments} label={t`Departments`} />
      ) : (
        <>
          <p role="status" style={visuallyHidden}>
            {plural(matches.length, { one: '# department found', other: '# departments found' })}
          </p>
          {matches.length === 0 ? null : (
            <DepartmentCards shown={matches} departments={departments} label={t`Departments found`} isFlat />
          )}
          <People search={search} others={matches.length} />
        </>
      )}
    </Panel>
  )
}

/** Colleagues whose name matches the search. */
function People({ search, others }: { search: string; others: number }) {
  const { data } = useApi('GET /api/v1/employee/pagination-all', { query: { employeeName: search, limit: 12 } })
  if (!data) return null
  if (data.data.length === 0)
    return others > 0 ? null : (
      <EmptyState
        title={t`No departments or people match "${search}"`}
        text={t`Check the spelling, or search by part of the name.`}
      />
    )
  return (
    <Box component="section" aria-label={t`People found`} sx={{ mt: others > 0 ? 2.5 : 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t`People`}
      </Typography>
      <ColleagueCards people={data.data} label={t`People found`} />
    </Box>
  )
}
