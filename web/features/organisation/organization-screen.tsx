import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Clock, Lock } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/part/lazy-part.tsx'
import { useCan } from '../../shared/session/session.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { useUrlTab } from '../../shared/ui/url-tabs.tsx'
import { DepartmentsPanel } from './department/departments-panel.tsx'
import { Overview } from './overview.tsx'

const HolidaysPanel = lazyPart(() =>
  import('./holiday/holidays-panel.tsx').then((file) => ({ default: file.HolidaysPanel })),
)

/** Notifications lead to a tab by its number, so the order is fixed. */
const tabs = [
  { value: '0', label: t`Overview` },
  { value: '1', label: t`Announcements` },
  { value: '2', label: t`Policies` },
  { value: '3', label: t`Holidays` },
  { value: '4', label: t`Departments` },
  { value: '5', label: t`Org tree` },
  { value: '6', label: t`Birthdays` },
  { value: '7', label: t`Documents` },
]

/** The organisation as everybody in it sees it. */
export default function OrganizationScreen() {
  const tab = useUrlTab(tabs)
  return (
    <>
      <PageHeader title={t`Organization`} tabs={tabs} />
      <Content tab={tab} />
    </>
  )
}

function Content({ tab }: { tab: string }) {
  const mayReadCalendar = useCan('calendarRead')
  if (tab === '0') return <Overview />
  if (tab === '3' && !mayReadCalendar) {
    return (
      <Panel>
        <EmptyState
          icon={Lock}
          title={t`No access to holidays`}
          text={t`Ask an administrator for access to the calendar and holidays.`}
        />
      </Panel>
    )
  }
  if (tab === '3') {
    return (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <HolidaysPanel />
      </Suspense>
    )
  }
  if (tab === '4') {
    return (
      <Box sx={{ maxWidth: 760 }}>
        <DepartmentsPanel />
      </Box>
    )
  }
  return (
    <Panel>
      <EmptyState
        icon={Clock}
        title={tabs.find(({ value }) => value === tab)?.label ?? ''}
        text={t`This page is not available yet. It comes with a later release.`}
      />
    </Panel>
  )
}
