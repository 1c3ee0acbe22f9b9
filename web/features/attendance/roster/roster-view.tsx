import { t } from '@lingui/core/macro'
import { CalendarDays, Copy } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, days, weekday } from '@muster/engine/day.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { hasDayForm, today } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import type { UrlTab } from '../../../shared/ui/url-tabs.tsx'
import type { ChooseDay, RosterShift } from './carry-shift.ts'
import { RosterCard } from './roster-card.tsx'
import { rosterColumns } from './roster-columns.tsx'
import type { RosterDay, RosterRow } from './roster-labels.ts'
import { WeekSwitch } from './week-switch.tsx'

const ShiftDialog = lazyDialog(() => import('./shift-dialog.tsx'))
const CopyDialog = lazyDialog(() => import('./copy-dialog.tsx'))

/** The shifts of a week: a line per person, a column per day. */
export default function RosterView({ title, tabs }: { title: string; tabs: readonly UrlTab[] }) {
  const canWrite = useCan('shiftWrite')
  const isPhone = useIsPhone()
  const [week, setWeek] = useWeek()
  const [chosen, setChosen] = useState<{ row: RosterRow; day: RosterDay; carried: RosterShift | undefined } | null>(
    null,
  )
  const [isCopying, setCopying] = useState(false)
  const list = useListQuery({
    ...{ limit: 25, sorts: ['name', 'code'], sortBy: 'name', sortOrder: 'asc', filters: { departmentId: 'any' } },
  })
  const departments = useApi('GET /api/v1/user/department').data ?? []
  const reply = useApi('GET /api/v1/user/roster', { query: { ...list.query, ...(week === undefined ? {} : { week }) } })
  const first = reply.data?.data[0]?.days[0]?.day ?? mondayOf(week ?? today())
  const onChoose = useMemo(
    (): ChooseDay | null => (canWrite ? (row, day, carried) => setChosen({ row, day, carried }) : null),
    [canWrite],
  )
  const columns = useMemo(() => rosterColumns(days(first, addDays(first, 6)), onChoose), [first, onChoose])
  const { search, departmentId } = { ...list.query, ...list.filters }
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          canWrite && !isPhone
            ? t`Shifts of each employee, week by week. Drag a shift to another day to copy it.`
            : t`Shifts of each employee, week by week.`
        }
        tabs={tabs}
        secondary={[canWrite && { label: t`Copy week`, icon: Copy, onClick: () => setCopying(true) }]}
      >
        <WeekSwitch first={first} onChange={setWeek} />
      </PageHeader>
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Roster`,
            failed: t`Could not load the roster.`,
            unmatched: t`No people match these filters`,
          }}
          searchLabel={t`Search people`}
          filters={[
            {
              ...{ name: 'departmentId', label: t`Department` },
              options: departments.map(({ _id, name }) => ({ value: _id, label: name })),
            },
          ]}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          renderCard={(row) => <RosterCard row={row} onChoose={onChoose} />}
          empty={<EmptyState icon={CalendarDays} title={t`No one is employed this week`} />}
        />
      </Panel>
      <Suspense fallback={null}>
        {chosen === null ? null : <ShiftDialog {...chosen} onClose={() => setChosen(null)} />}
        {isCopying ? (
          <CopyDialog
            first={first}
            people={{ search, departmentId }}
            department={departments.find(({ _id }) => _id === departmentId)?.name}
            onClose={() => setCopying(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** Until the reply says on which weekday the week begins; mostly Monday. */
const mondayOf = (day: string) => addDays(day, -((weekday(day) + 6) % 7))

/** The week is in the URL, so that Back and a shared link show the same one. */
function useWeek() {
  const [params, setParams] = useSearchParams()
  const requested = params.get('week')
  const put = (day: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if (day === undefined) next.delete('week')
        else next.set('week', day)
        return next
      },
      { preventScrollReset: true },
    )
  return [requested !== null && hasDayForm(requested) ? requested : undefined, put] as const
}
