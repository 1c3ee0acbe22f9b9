import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { CalendarCheck } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router'
import { hasDayForm } from '../../shared/format/date.ts'
import { lazyDialog, lazyPart } from '../../shared/part/lazy-part.tsx'
import { useSession } from '../../shared/session/session.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { useUrlTab } from '../../shared/ui/url-tabs.tsx'
import { MonthSwitch } from '../../shared/ui/month-switch.tsx'
import { OwnMonth } from './month/own-month.tsx'
import { useMonth } from './month/use-month.ts'

const OwnAttendanceRequests = lazyPart(() => import('./request/own-attendance-requests.tsx'))
const OwnWeek = lazyPart(() => import('./roster/own-week.tsx'))
const FixDialog = lazyDialog(() => import('./request/fix-dialog.tsx'))

/** The person's own attendance, month by month, and correction requests. The company admin has no employee record, and so none. */
export default function SelfAttendanceScreen() {
  const user = useSession((session) => session.user)
  if (user !== null && user.employeeId !== '') return <OwnAttendance />
  return (
    <>
      <PageHeader title={t`My attendance`} />
      <Panel>
        {user === null ? (
          <TextSkeleton lines={8} />
        ) : (
          <EmptyState
            title={t`Attendance not available`}
            text={t`You don't have an employee record, so you can't punch in.`}
            action={{ label: t`Employee attendance`, to: '/home/attendance/employees-attendance' }}
          />
        )}
      </Panel>
    </>
  )
}

const tabs = [
  { value: 'days', label: t`Days` },
  { value: 'requests', label: t`Requests` },
]

function OwnAttendance() {
  const [search, setSearch] = useSearchParams()
  const tab = useUrlTab(tabs)
  const { month, latest, setMonth } = useMonth()
  // The day to correct is in the URL, so that the dashboard and a notification can link here.
  const fix = search.get('fix')
  const put = (day: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('fix')
        next.delete('missed')
        if (day !== null) next.set('fix', day)
        return next
      },
      { preventScrollReset: true, replace: day === null },
    )
  const add = { label: t`Request correction`, icon: CalendarCheck, onClick: () => put('') }
  // A request's notification only names its id.
  if (search.has('id') && !search.has('tab')) return <Navigate replace to={`?tab=requests&${search}`} />
  return (
    <>
      <PageHeader title={t`My attendance`} tabs={tabs} primary={add}>
        {tab === 'days' ? <MonthSwitch month={month} onChange={setMonth} max={latest} /> : null}
      </PageHeader>
      {tab === 'days' ? (
        <>
          <OwnMonth month={month} onFix={put} />
          <Suspense fallback={<TextSkeleton lines={4} />}>
            <OwnWeek />
          </Suspense>
        </>
      ) : (
        <Suspense fallback={<TextSkeleton lines={6} />}>
          <OwnAttendanceRequests add={add} />
        </Suspense>
      )}
      {fix === null ? null : (
        <Suspense fallback={null}>
          <FixDialog
            first={hasDayForm(fix) ? { day: fix, type: search.has('missed') ? 'punchOut' : '' } : {}}
            onClose={() => put(null)}
          />
        </Suspense>
      )}
    </>
  )
}
