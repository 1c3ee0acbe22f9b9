import { t } from '@lingui/core/macro'
import { BellRing, Users } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate, today, hasDayForm } from '../../../shared/format/date.ts'
import { useCan } from '../../../shared/session/session.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { UrlTab } from '../../../shared/ui/url-tabs.tsx'
import { attendanceColumns } from './attendance-columns.tsx'
import { useCorrectionRules } from '../correction-rule/correction-rules.tsx'
import { DaySwitch } from './day-switch.tsx'
import { DayFigures, stateFilter } from './day-figures.tsx'
import { canRemind, remind } from './remind.ts'
import type { Whose } from '../whose.ts'

/** Who is in, late, on leave or missing on a day. */
export function DayView({ tabs, whose }: { tabs: readonly UrlTab[]; whose: Whose }) {
  const [search, setSearch] = useSearchParams()
  const requested = search.get('date') ?? ''
  const date = hasDayForm(requested) && requested <= today() ? requested : today()
  const list = useListQuery({
    sorts: ['lateMinutes', 'name', 'firstIn', 'lastOut', 'workedMinutes', 'state'],
    sortBy: 'lateMinutes',
    sortOrder: 'desc',
    filters: {
      state: ['present', 'halfDay', 'absent', 'leave', 'workFromHome', 'holiday', 'weeklyOff', 'notYet', 'late'],
    },
  })
  const reply = useApi('GET /api/v1/employee/attendance-all', { query: { ...list.query, date, scope: whose.scope } })
  const rules = useCorrectionRules()
  const maySeePerson = useCan('teamLevelAttendanceRead')
  const show = (day: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (day === today()) next.delete('date')
        else next.set('date', day)
        next.delete('page')
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <>
      <PageHeader
        title={whose.title}
        subtitle={formatDate(date, 'long')}
        tabs={tabs}
        secondary={[whose.scope === 'everyone' && rules.action]}
      >
        <DaySwitch day={date} onChange={show} />
      </PageHeader>
      {rules.dialog}
      <DayFigures date={date} scope={whose.scope} />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{ label: t`People`, failed: t`Could not load people.`, unmatched: t`No people match these filters` }}
          searchLabel={t`Search people`}
          filters={[stateFilter]}
          columns={attendanceColumns}
          bulk={[{ label: t`Remind`, icon: BellRing, run: (people) => remind(people, date) }]}
          rowActions={(row) => [
            canRemind(row) && { label: t`Remind`, icon: BellRing, onClick: () => void remind([row._id], date) },
          ]}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          rowLink={
            maySeePerson
              ? (row) => `/home/attendance/view-attendance/${row._id}?month=${date.slice(0, 7)}&day=${date}`
              : undefined
          }
          empty={<EmptyState icon={Users} title={whose.nobody('day')} />}
        />
      </Panel>
    </>
  )
}
