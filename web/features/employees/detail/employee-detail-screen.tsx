import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { employeeTabs } from '../../../app/tables/employee-tabs.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import type { EmployeeTab } from '../../../shared/contributions.ts'
import { lazyDialog, lazyPart } from '../../../shared/part/lazy-part.tsx'
import { PendingNotice } from '../../../shared/pending/pending-notice.tsx'
import { useRecordName } from '../../../shared/page/record-name.ts'
import { hasPermission, useCan, useSession } from '../../../shared/session/session.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { UrlTabs, useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { PhotoControl } from '../photo/photo-control.tsx'
import { useResendInvitation } from '../status/use-resend-invitation.ts'
import { employeeReads, onboardingPath, rehirePath } from '../employee-labels.ts'
import { RequestedNotice } from '../requested-detail/requested-notice.tsx'
import { ChangeRequestNotice } from '../change-request/change-request-notice.tsx'
import { ReportedNotice } from './reported-notice.tsx'
import type { TabProps } from './tab.ts'

// A form: loaded when the status is changed.
const RequestDetailsDialog = lazyDialog(() => import('../requested-detail/request-details-dialog.tsx'))
const StatusDialog = lazyDialog(() => import('../status/status-dialog.tsx'))

/** Everything about one employee. */
export default function EmployeeDetailScreen() {
  const { id = '' } = useParams()
  const reply = useApi('GET /api/v1/employee/basic-info/{id}', { params: { id } })
  const shown = useTabs()
  const tab = useUrlTab(shown)
  useRecordName(reply.data?.name)
  if (reply.error)
    return (
      <ErrorState title={t`Could not load this employee.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (!reply.data || reply.data._id !== id) return <TextSkeleton lines={12} />
  const { Tab } = shown.find(({ value }) => value === tab) ?? overview
  return (
    <Box>
      <Head employee={reply.data} />
      <PendingNotice recordId={id} />
      <ReportedNotice employeeId={id} name={reply.data.name} />
      <ChangeRequestNotice employeeId={id} />
      <RequestedNotice employee={reply.data} />
      <Box sx={{ mb: 2.5 }}>
        <UrlTabs tabs={shown} label={t`${reply.data.name}'s record`} />
      </Box>
      <Suspense fallback={<TextSkeleton lines={8} />}>
        <Tab key={id} employee={reply.data} />
      </Suspense>
    </Box>
  )
}

const overview: EmployeeTab = {
  value: 'overview',
  label: t`Overview`,
  Tab: lazyPart(() => import('./overview-tab.tsx')),
}

const tabs: readonly EmployeeTab[] = [
  overview,
  { value: 'personal', label: t`Personal`, Tab: lazyPart(() => import('./personal-tab.tsx')) },
  {
    value: 'bank',
    label: t`Bank`,
    access: ['employeeBankRead', 'employeeBankWrite'],
    Tab: lazyPart(() => import('./bank-tab.tsx')),
  },
  {
    value: 'emergency',
    label: t`Emergency contacts`,
    access: ['allEmployeeWrite'],
    Tab: lazyPart(() => import('../emergency/emergency-tab.tsx')),
  },
  {
    value: 'family',
    label: t`Family`,
    access: ['allEmployeeWrite'],
    Tab: lazyPart(() => import('../family/family-tab.tsx')),
  },
  ...employeeTabs,
  { value: 'permissions', label: t`Permissions`, Tab: lazyPart(() => import('./permissions-tab.tsx')) },
  { value: 'activity', label: t`Activity`, Tab: lazyPart(() => import('./activity-tab.tsx')) },
]

function useTabs(): readonly EmployeeTab[] {
  const held = useSession(({ permissions }) => permissions)
  return tabs.filter(({ access }) => access === undefined || hasPermission(held, access))
}

function Head({ employee }: TabProps) {
  const { _id: id, name } = employee
  const [changing, setChanging] = useState(false)
  const [asking, setAsking] = useState(false)
  const resend = useResendInvitation()
  const canSeeAttendance = useCan('teamLevelAttendanceRead')
  const employments = useApi('GET /api/v1/employee/employments/{id}', { params: { id } }).data ?? []
  const isLatest = employments.length === 0 || employments.at(-1)!._id === id
  const params = { id }
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
      <PhotoControl
        name={name}
        photo={employee.photo}
        onPut={async (photo) => {
          await api('PUT /api/v1/employee/user-profile-pic/{id}', { params, files: { photo } })
          await invalidate(...employeeReads)
        }}
        onRemove={async () => {
          await api('DELETE /api/v1/employee/user-profile-pic/{id}', { params })
          await invalidate(...employeeReads)
        }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <PageHeader
          title={name}
          subtitle={[employee.code, employee.designation ?? employee.role.name, employee.department?.name]
            .filter(Boolean)
            .join(' · ')}
          primary={
            employee.status === 'onboarding' && { label: t`Continue Onboarding`, to: onboardingPath(id, 'personal') }
          }
          secondary={[
            employee.status !== 'inactive' && { label: t`Request Details`, onClick: () => setAsking(true) },
            employee.status === 'inactive' && isLatest && { label: t`Rehire`, to: rehirePath(id) },
            isLatest && { label: t`Change Status`, onClick: () => setChanging(true) },
            (employee.isInvited || employee.signInEmail !== null) &&
              employee.status !== 'inactive' && {
                label: employee.isInvited ? t`Send Invitation` : t`Resend Confirmation`,
                onClick: () => void resend(employee),
              },
            canSeeAttendance && { label: t`Attendance`, to: `/home/attendance/view-attendance/${id}` },
          ]}
        >
          <StatusChip status={employee.status} />
        </PageHeader>
      </Box>
      {asking ? (
        <Suspense>
          <RequestDetailsDialog employee={employee} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
      {changing ? (
        <Suspense>
          <StatusDialog employee={employee} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </Box>
  )
}
