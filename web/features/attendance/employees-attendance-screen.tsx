import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { useUrlTab } from '../../shared/ui/url-tabs.tsx'
import { DayView } from './day-view.tsx'

const RegisterView = lazy(() => import('./register-view.tsx'))

const views = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
]

/** The attendance of everybody: of a day, or of a month as a register. */
export default function EmployeesAttendanceScreen() {
  const view = useUrlTab(views)
  if (view === 'day') return <DayView tabs={views} />
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      <RegisterView tabs={views} />
    </Suspense>
  )
}
