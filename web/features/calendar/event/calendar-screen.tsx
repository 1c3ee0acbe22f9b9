import { t } from '@lingui/core/macro'
import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { firstDay, isDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatMonth, today } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { MonthSwitch } from '../../../shared/ui/month-switch.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import { DayList } from './day-list.tsx'
import { type CalendarEvent, entriesByDay, hiddenLayers, keyOf, type Layer, layers, rememberHidden } from './entries.ts'
import { EventPanel } from './event-panel.tsx'
import { layerLabels } from './event-words.ts'
import { MonthGrid } from './month-grid.tsx'

const EventDialog = lazyDialog(() => import('./event-dialog.tsx'))

/** Events, holidays and weekly offs of a month: a grid with the chosen day below it, on a phone the days one by one. */
export default function CalendarScreen() {
  const phone = useIsPhone()
  const canWrite = useCan('calendarWrite')
  const [day, show] = useDay()
  const [hidden, setHidden] = useState(hiddenLayers)
  const [opened, setOpened] = useState<string | null>(null)
  const [editing, setEditing] = useState<CalendarEvent | 'new' | null>(null)
  const month = monthOf(day)
  const range = { from: firstDay(month), to: lastDay(month) }
  const year = Number(day.slice(0, 4))
  const events = useApi('GET /api/v1/employee/event-scheduling', { query: range })
  const holidays = useApi('GET /api/v1/employee/holiday', { query: { year } })
  const daysOff = useApi('GET /api/v1/employee/days-off', { query: { year } })
  const failed = [events, holidays, daysOff].find(({ error, data }) => error && !data)
  const isLoading = !events.data || !holidays.data || !daysOff.data
  const entries = entriesByDay(range, new Set(layers.filter((layer) => !hidden.has(layer))), {
    events: events.data ?? [],
    holidays: holidays.data ?? [],
    daysOff: daysOff.data ?? [],
  })
  const event = events.data?.find((one) => keyOf(one) === opened) ?? null
  const add = { label: t`Add event`, icon: Plus, onClick: () => setEditing('new') }
  const open = (one: CalendarEvent) => setOpened(keyOf(one))
  return (
    <>
      <PageHeader title={t`Calendar`} primary={canWrite && add} />
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
            onRetry={() => [events, holidays, daysOff].forEach(({ mutate }) => void mutate())}
          />
        ) : isLoading ? (
          <Box sx={{ px: 2.5, pb: 2.5 }}>
            <TextSkeleton lines={12} />
          </Box>
        ) : !phone ? (
          <>
            <MonthGrid day={day} label={formatMonth(month)} entries={entries} onDay={show} />
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
      {editing === null ? null : (
        <Suspense fallback={null}>
          <EventDialog event={editing === 'new' ? null : editing} day={day} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The chosen day stands in the address; today without one. */
function useDay(): [string, (day: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('day') ?? ''
  const isShown = (day: string) => isDay(day) && day >= '2000-01-01' && day <= '2100-12-31'
  const show = (day: string) => {
    if (isShown(day)) setSearch(day === today() ? {} : { day }, { replace: true, preventScrollReset: true })
  }
  return [isShown(asked) ? asked : today(), show]
}

interface SwitchesProps {
  hidden: ReadonlySet<Layer>
  onChange: (hidden: ReadonlySet<Layer>) => void
}

function LayerSwitches({ hidden, onChange }: SwitchesProps) {
  return (
    <Box role="group" aria-label={t`Show`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 2.5, pb: 1 }}>
      {layers.map((layer) => (
        <FormControlLabel
          key={layer}
          control={
            <Switch
              size="small"
              checked={!hidden.has(layer)}
              onChange={(_, isOn) =>
                onChange(isOn ? new Set([...hidden].filter((one) => one !== layer)) : new Set([...hidden, layer]))
              }
            />
          }
          label={<Typography variant="body2">{layerLabels[layer]}</Typography>}
        />
      ))}
    </Box>
  )
}
