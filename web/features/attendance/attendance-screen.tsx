import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/part/lazy-part.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { useUrlTab } from '../../shared/ui/url-tabs.tsx'
import { DayView } from './day/day-view.tsx'
import type { Whose } from './whose.ts'

const RegisterView = lazyPart(() => import('./month/register-view.tsx'))

const views = [
  { value: 'day', label: t`Day` },
  { value: 'month', label: t`Month` },
]

/** The attendance of everyone or of a manager's team: of a day, or of a month as a register. */
export function AttendanceScreen({ whose }: { whose: Whose }) {
  const view = useUrlTab(views)
  if (view === 'day') return <DayView tabs={views} whose={whose} />
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      <RegisterView tabs={views} whose={whose} />
    </Suspense>
  )
}
