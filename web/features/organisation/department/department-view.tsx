import { t } from '@lingui/core/macro'
import { Box, Button, Link, Typography } from '@mui/material'
import { Users } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { useApiCursor } from '../../../shared/call/use-api-cursor.ts'
import { formatPeople } from '../../../shared/format/people.ts'
import type { Action } from '../../../shared/ui/action/action.ts'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ColleagueCards } from './colleague-cards.tsx'
import { DepartmentCards, departmentLink } from './department-cards.tsx'
import { aboveOf, type Department, partsOf } from './departments.ts'

interface Props {
  department: Department
  departments: readonly Department[]
  actions: readonly (Action | false)[]
}

/** One department: its parents, head, sub-departments and people. */
export function DepartmentView({ department, departments, actions }: Props) {
  const parts = partsOf(departments, department._id)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Path department={department} departments={departments} />
      <Panel
        title={department.name}
        subtitle={formatPeople(department.people)}
        action={<MoreMenu label={t`Actions for ${department.name}`} actions={[...actions]} />}
      >
        {department.head ? (
          <Person size={40} name={department.head.name} photo={department.head.photo} detail={t`Head of department`} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t`No head yet`}</Typography>
        )}
      </Panel>
      {parts.length === 0 ? null : (
        <Panel title={t`Departments in ${department.name}`}>
          <DepartmentCards shown={parts} departments={departments} label={t`Departments in ${department.name}`} />
        </Panel>
      )}
      <People key={department._id} department={department} />
    </Box>
  )
}

function Path({ department, departments }: Omit<Props, 'actions'>) {
  return (
    <Box component="nav" aria-label={t`Path to the department`}>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        <li>
          <Link component={RouterLink} to="?tab=4" className="touch-area">
            {t`All departments`}
          </Link>
        </li>
        {aboveOf(departments, department).map((one) => (
          <li key={one._id}>
            <span aria-hidden="true">{'/ '}</span>
            <Link component={RouterLink} to={departmentLink(one)} className="touch-area">
              {one.name}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}

function People({ department: { _id: id, name, people } }: { department: Department }) {
  const members = useApiCursor('GET /api/v1/employee/department-directory/{id}', { params: { id } })
  return (
    <Panel title={t`People in ${name}`}>
      {members.error && members.rows.length === 0 ? (
        <ErrorState title={t`Could not load the people.`} error={members.error} onRetry={() => void members.retry()} />
      ) : members.isLoading ? (
        <TextSkeleton lines={4} />
      ) : members.rows.length === 0 ? (
        <EmptyState
          icon={Users}
          title={t`No one is in this department`}
          text={t`Employees appear here once they are assigned to it.`}
        />
      ) : (
        <>
          <ColleagueCards people={members.rows} label={t`People in ${name}`} />
          {members.hasMore ? (
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
              <Button
                variant="outlined"
                color="inherit"
                loading={members.isLoadingMore}
                onClick={() => members.loadMore()}
              >
                {t`Show more`}
              </Button>
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
                {t`${members.rows.length} of ${people}`}
              </Typography>
            </Box>
          ) : null}
        </>
      )}
    </Panel>
  )
}
