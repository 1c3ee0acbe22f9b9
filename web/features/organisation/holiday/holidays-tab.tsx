import { t } from '@lingui/core/macro'
import { Lock } from 'lucide-react'
import { useCan } from '../../../shared/session/session.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { HolidaysPanel } from './holidays-panel.tsx'

/** Holidays for people with access to the calendar; others are told whom to contact. */
export default function HolidaysTab() {
  const mayReadCalendar = useCan('calendarRead')
  if (mayReadCalendar) return <HolidaysPanel />
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
