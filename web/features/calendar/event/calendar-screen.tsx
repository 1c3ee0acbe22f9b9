import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { CalendarSync, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { firstDay, isDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatMonth, today } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { MonthSwitch } from '../../../shared/ui/month-switch.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import { DayList } from './day-list.tsx'
import { type CalendarEvent, entriesByDay, hiddenLayers, keyOf, rememberHidden } from './entries.ts'
import { EventPanel } from './event-panel.tsx'
import { LayerSwitches } from './layer-switches.tsx'
import { layers } from './layers.ts'
import { MonthGrid } from './month-grid.tsx'
import { bodyOf, movedBy } from './move-event.ts'
import { weeksOf } from './weeks.ts'

const EventDialog = lazyDialog(() => import('./event-dialog.tsx'))
const FeedDialog = lazyDialog(() => import('../feed/feed-dialog.tsx'))

/** All layers of a month: a grid with the chosen day below it, on a phone a list of days. */
export default function CalendarScreen() {
  const phone = useIsPhone()
  const canWrite = useCan('calendarWrite')
  const [day, show] = useDay()
  const [hidden, setHidden] = useState(hiddenLayers)
  const [opened, setOpened] = useState<string | null>(null)
  const [editing, setEditing] = useState<CalendarEvent | 'new' | null>(null)
  const month = monthOf(day)
  // The grid's first and last weeks reach into adjacent months.
  const weeks = weeksOf(month)
  const range = phone
    ? { from: firstDay(month), to: lastDay(month) }
    : { from: weeks[0]![0]!, to: weeks.at(-1)!.at(-1)! }
  const [year, lastYear] = [yearOf(range.from), yearOf(range.to)]
  const events = useApi('GET /api/v1/employee/event-scheduling', { query: range })
  const holidays = useApi('GET /api/v1/employee/holiday', { query: { year } })
  const daysOff = useApi('GET /api/v1/employee/days-off', { query: { year } })
  const others = useApi('GET /api/v1/dashboard/calendar', { query: range })
  const isOneYear = year === lastYear
  const nextHolidays = useApi(isOneYear ? null : 'GET /api/v1/employee/holiday', { query: { year: lastYear } })
  const nextDaysOff = useApi(isOneYear ? null : 'GET /api/v1/employee/days-off', { query: { year: lastYear } })
  const replies = [events, holidays, daysOff, others, ...(isOneYear ? [] : [nextHolidays, nextDaysOff])]
  const failed = replies.find(({ error, data }) => error && !data)
  const isLoading = replies.some(({ data }) => !data)
  const entries = entriesByDay(range, new Set(layers.filter((layer) => !hidden.has(layer))), {
    events: events.data ?? [],
    holidays: [...(holidays.data ?? []), ...(isOneYear ? [] : (nextHolidays.data ?? []))],
    daysOff: [...(daysOff.data ?? []), ...(isOneYear ? [] : (nextDaysOff.data ?? []))],
    others: others.data ?? [],
  })
  const event = events.data?.find((one) => keyOf(one) === opened) ?? null
  const add = { label: t`Add event`, icon: Plus, onClick: () => setEditing('new') }
  const open = (one: CalendarEvent) => setOpened(keyOf(one))
  const [isFeedOpen, setFeedOpen] = useState(false)
  const change = useCall('PUT /api/v1/employee/event-scheduling/{id}', {
    stale: ['GET /api/v1/employee/event-scheduling'],
  })
  const save = (one: CalendarEvent) => change.run({ params: { id: one._id }, body: bodyOf(one) })
  const move = async (key: string, from: string, to: string) => {
    const dragged = events.data?.find((one) => keyOf(one) === key)
    if (dragged === undefined) return
    const moved = movedBy(dragged, from, to)
    // All occurrences move with it: the form says so first.
    if (dragged.repeat !== 'none') return setEditing(moved)
    try {
      await save(moved)
      const undo = () => void save(dragged).catch((failure: unknown) => snackError(messageOf(failure)))
      snack(t`Event moved`, 'success', { action: { label: t`Undo`, run: undo } })
    } catch (failure) {
      snackError(messageOf(failure))
    }
  }
  return (
    <>
      <PageHeader
        title={t`Calendar`}
        primary={canWrite && add}
        secondary={[{ label: t`Subscribe`, icon: CalendarSync, onClick: () => setFeedOpen(true) }]}
      />
      <Panel
        flush
        title={formatMonth(month)}
        action={
          <MonthSwitch month={month} onChange={(next) => show(firstDay(next))}>
            <ActionButton size="small" look="text" action={{ label: t`Today`, onClick: () => show(today()) }} />
          </MonthSwitch>
        }
      >
        <LayerSwitches
          hidden={hidden}
          onChange={(next) => {
            setHidden(next)
            rememberHidden(next)
          }}
        />
        {failed ? (
          <ErrorState
            title={t`Could not load the calendar.`}
            error={failed.error}
            onRetry={() => replies.forEach(({ mutate }) => void mutate())}
          />
        ) : isLoading ? (
          <Box sx={{ px: 2.5, pb: 2.5 }}>
            <TextSkeleton lines={12} />
          </Box>
        ) : !phone ? (
          <>
            <MonthGrid
              day={day}
              label={formatMonth(month)}
              entries={entries}
              onDay={show}
              onMove={canWrite ? (key, from, to) => void move(key, from, to) : null}
            />
            <DayList day={day} entries={entries.get(day) ?? []} onEvent={open} />
          </>
        ) : entries.size === 0 ? (
          <EmptyState title={t`No entries this month`} action={canWrite && add} />
        ) : (
          [...entries]
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([one, of]) => <DayList key={one} day={one} entries={of} onEvent={open} />)
        )}
      </Panel>
      {event ? (
        <EventPanel
          event={event}
          onClose={() => setOpened(null)}
          onEdit={() => {
            setOpened(null)
            setEditing(event)
          }}
        />
      ) : null}
      {isFeedOpen ? (
        <Suspense fallback={null}>
          <FeedDialog onClose={() => setFeedOpen(false)} />
        </Suspense>
      ) : null}
      {editing === null ? null : (
        <Suspense fallback={null}>
          <EventDialog event={editing === 'new' ? null : editing} day={day} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </>
  )
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** The chosen day is in the URL; today by default. */
function useDay(): [string, (day: string) => void] {
  const [search, setSearch] = useSearchParams()
  const requested = search.get('day') ?? ''
  const isShown = (day: string) => isDay(day) && day >= '2000-01-01' && day <= '2100-12-31'
  const show = (day: string) => {
    if (isShown(day)) setSearch(day === today() ? {} : { day }, { replace: true, preventScrollReset: true })
  }
  return [isShown(requested) ? requested : today(), show]
}
