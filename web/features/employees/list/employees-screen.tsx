import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { ClipboardPen, Mail, Network, Plus, Upload, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { UrlTabs } from '../../../shared/ui/url-tabs.tsx'
import { useResendInvitation } from '../status/use-resend-invitation.ts'
import { useInvite } from '../status/use-invite.ts'
import { detailPath, type EmployeeRow, onboardingPath } from '../employee-labels.ts'
import { useEmployers } from '../use-employers.ts'
import { lacksOf, useEmployeeFilters } from './employee-filters.tsx'

// A form: loaded when a status is changed.
const StatusDialog = lazyDialog(() => import('../status/status-dialog.tsx'))

const AssignDialog = lazyDialog(() => import('./assign-dialog.tsx'))

const columns: Column<EmployeeRow>[] = [
  {
    key: 'name',
    header: t`Name`,
    cell: (row) => <Person name={row.name} photo={row.photo} detail={`${row.code} · ${row.workEmail}`} />,
    file: [
      { header: t`Employee ID`, value: ({ code }) => code },
      { header: t`Name`, value: ({ name }) => name },
      { header: t`Work email`, value: ({ workEmail }) => workEmail },
    ],
    sort: 'name',
    maxWidth: 300,
  },
  {
    key: 'department',
    header: t`Department`,
    cell: (row) => (
      <>
        {row.department ?? '–'}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
          {row.designation}
        </Typography>
      </>
    ),
    file: [
      { header: t`Department`, value: ({ department }) => department },
      { header: t`Designation`, value: ({ designation }) => designation },
    ],
    sort: 'department',
  },
  { key: 'role', header: t`Role`, cell: (row) => row.role, from: 'md', card: 'meta' },
  { key: 'location', header: t`Location`, cell: (row) => row.location, from: 'md', card: 'meta' },
  { key: 'manager', header: t`Reports to`, cell: (row) => row.manager ?? '–', from: 'lg', card: 'none' },
  {
    key: 'joined',
    header: t`Joined`,
    cell: (row) => <DateText value={row.joinedOn} />,
    sort: 'joinedOn',
    from: 'md',
    card: 'none',
  },
  { key: 'status', header: t`Status`, cell: (row) => <StatusChip status={row.status} />, card: 'status' },
]

const salaryColumn: Column<EmployeeRow> = {
  key: 'salary',
  header: t`Annual CTC`,
  cell: (row) => (row.annualCtcPaise === null ? t`No salary` : <Money value={row.annualCtcPaise} />),
  card: 'fact',
}

const entityColumn: Column<EmployeeRow> = {
  key: 'entity',
  header: t`Legal entity`,
  cell: (row) => row.entity,
  file: [
    { header: t`Legal entity`, value: ({ entity }) => entity },
    { header: t`Reports to`, value: ({ manager }) => manager },
  ],
  from: 'lg',
  card: 'meta',
}

function columnsFor({ seesPay, isOfSeveral }: { seesPay: boolean; isOfSeveral: boolean }): Column<EmployeeRow>[] {
  // The table has no room for both; the file has.
  const placed = isOfSeveral ? columns.map((column) => (column.key === 'manager' ? entityColumn : column)) : columns
  return seesPay ? placed.toSpliced(-1, 0, salaryColumn) : placed
}

/** All current and former employees. */
export default function EmployeesScreen() {
  const canWrite = useCan('allEmployeeWrite')
  const seesPay = useCan('employeeSalaryRead')
  const decides = useCan(['allEmployeeWrite', 'employeeBankWrite'])
  const { data: waiting } = useApi(decides ? 'GET /api/v1/employee/change-request-count' : null)
  const [changing, setChanging] = useState<EmployeeRow | null>(null)
  const [assigning, setAssigning] = useState<{ to: readonly string[]; closed: (isDone: boolean) => void } | null>(null)
  const assign = (to: readonly string[]) => new Promise<boolean>((closed) => setAssigning({ to, closed }))
  const resend = useResendInvitation()
  const invite = useInvite()
  const list = useListQuery({
    sorts: ['name', 'code', 'department', 'joinedOn'],
    sortBy: 'name',
    filters: {
      status: ['onboarding', 'active', 'onNotice', 'inactive'],
      department: 'any',
      role: 'any',
      location: 'any',
      entity: 'any',
      manager: 'any',
      lacks: lacksOf(seesPay).map(({ value }) => value),
    },
  })
  const reply = useApi('GET /api/v1/employee/basic-info', { query: list.query })
  const isOfSeveral = useEmployers().length > 0
  const filters = useEmployeeFilters(reply.data?.data[0], seesPay)
  const add = canWrite && { label: t`Add Employee`, icon: Plus, to: '/home/add-employee' }
  const actions = (row: EmployeeRow) => [
    { label: t`View`, to: detailPath(row._id) },
    row.status === 'onboarding' && { label: t`Continue onboarding`, to: onboardingPath(row._id, 'personal') },
    row.isInvited && row.status !== 'inactive' && { label: t`Send invitation`, onClick: () => void resend(row) },
    { label: t`Change status`, onClick: () => setChanging(row) },
  ]
  return (
    <Box>
      <PageHeader
        title={t`Employees`}
        subtitle={t`Current and former employees.`}
        primary={add}
        secondary={[
          decides && {
            label: waiting?.pending ? t`Change requests (${waiting.pending})` : t`Change requests`,
            icon: ClipboardPen,
            to: '/home/employees/change-requests',
          },
          canWrite && { label: t`Import`, icon: Upload, to: '/home/imports/new?kind=employees' },
        ]}
      />
      <Panel flush>
        <Box sx={{ px: 2.5 }}>
          <StatusTabs />
        </Box>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Employees`,
            failed: t`Could not load employees.`,
            unmatched: t`No employees match these filters`,
          }}
          searchLabel={t`Search by name, ID or email`}
          filters={filters}
          bulk={
            canWrite
              ? [
                  { label: t`Send invitations`, icon: Mail, run: invite },
                  { label: t`Assign`, icon: Network, run: assign },
                ]
              : []
          }
          columns={columnsFor({ seesPay, isOfSeveral })}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          {...(canWrite ? { rowLink: (row: EmployeeRow) => detailPath(row._id), rowActions: actions } : {})}
          empty={
            <EmptyState
              icon={Users}
              title={t`No employees yet`}
              text={t`Add your first employee, or import a list.`}
              action={add}
            />
          }
        />
      </Panel>
      {assigning ? (
        <Suspense>
          <AssignDialog
            employees={assigning.to}
            onClose={(isDone) => {
              assigning.closed(isDone)
              setAssigning(null)
            }}
          />
        </Suspense>
      ) : null}
      {changing ? (
        <Suspense>
          <StatusDialog employee={changing} onClose={() => setChanging(null)} />
        </Suspense>
      ) : null}
    </Box>
  )
}

function StatusTabs() {
  const { data } = useApi('GET /api/v1/employee/basic-info-counts')
  const tabs = [
    { value: 'all', label: t`All`, ...(data ? { count: data.all } : {}) },
    { value: 'active', label: t`Active`, ...(data ? { count: data.active } : {}) },
    { value: 'onboarding', label: t`Onboarding`, ...(data ? { count: data.onboarding } : {}) },
    { value: 'onNotice', label: t`On notice`, ...(data ? { count: data.onNotice } : {}) },
    { value: 'inactive', label: t`Inactive`, ...(data ? { count: data.inactive } : {}) },
  ]
  return <UrlTabs tabs={tabs} label={t`Employees by status`} param="status" />
}
