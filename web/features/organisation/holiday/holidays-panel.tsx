import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, IconButton, Typography } from '@mui/material'
import { CalendarOff, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatDate, today } from '../../../shared/format/date.ts'
import { holidayEffects } from '../../../app/tables/calendar-effects.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Holiday } from './holiday-dialog.tsx'
import { clearDaysOff } from '../../../shared/calendar/use-days-off.ts'

// Forms are heavy, and most viewers change no holiday.
const HolidayDialog = lazyDialog(() => import('./holiday-dialog.tsx'))

const list = 'GET /api/v1/employee/holiday'

/** The holidays of a year; people with access add, edit and delete them here. */
export function HolidaysPanel() {
  const [search, setSearch] = useSearchParams()
  const canWrite = useCan('calendarWrite')
  const thisYear = Number(today().slice(0, 4))
  const requested = Number(search.get('year'))
  const year = requested >= 2000 && requested <= 2100 ? requested : thisYear
  const reply = useApi(list, { query: { year } })
  const [editing, setEditing] = useState<Holiday | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Holiday | null>(null)
  const show = (next: number) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        if (next === thisYear) params.delete('year')
        else params.set('year', String(next))
        return params
      },
      { preventScrollReset: true },
    )
  const add = { label: t`Add holiday`, icon: Plus, onClick: () => setEditing('new') }
  return (
    <Panel
      flush
      title={t`${year} holidays`}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <YearSwitch year={year} onChange={show} />
          {canWrite ? <ActionButton action={add} /> : null}
        </Box>
      }
    >
      <DataList
        reply={reply}
        words={{
          label: t`Holidays`,
          failed: t`Could not load holidays.`,
          unmatched: t`No holidays match these filters`,
        }}
        columns={columns}
        rowKey={(row) => row._id}
        rowName={(row) => row.name}
        rowActions={
          canWrite
            ? (row) => [
                { label: t`Edit`, onClick: () => setEditing(row) },
                { label: t`Delete`, danger: true, onClick: () => setDeleting(row) },
              ]
            : undefined
        }
        empty={
          <EmptyState
            icon={CalendarOff}
            title={t`No ${year} holidays yet`}
            text={
              canWrite
                ? t`Public holidays are paid days off in attendance, leave and payroll. Add your first holiday.`
                : undefined
            }
            action={canWrite ? add : undefined}
          />
        }
      />
      {editing === null ? null : (
        <Suspense fallback={null}>
          <HolidayDialog holiday={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={t`Delete "${deleting?.name ?? ''}"?`}
        confirm={t`Delete holiday`}
        onClose={() => setDeleting(null)}
        onConfirm={async () => {
          if (!deleting) return
          await api('DELETE /api/v1/employee/holiday/{id}', { params: { id: deleting._id } })
          snack(t`Holiday deleted`)
          await invalidate(list)
          void clearDaysOff()
        }}
      >
        <Trans>The day becomes a working day again. Days in locked payroll don't change.</Trans>
        {holidayEffects.map((HolidayEffect, index) => (
          <HolidayEffect key={index} change={deleting === null ? null : { _id: deleting._id }} />
        ))}
      </ConfirmDialog>
    </Panel>
  )
}

const columns: Column<Holiday>[] = [
  { key: 'name', header: t`Name`, cell: (row) => row.name },
  { key: 'day', header: t`Date`, cell: (row) => formatDate(row.day, 'weekday'), card: 'fact' },
  { key: 'where', header: t`Locations`, cell: placesOf, card: 'meta' },
  {
    key: 'status',
    header: t`Type`,
    cell: (row) => <StatusChip status={row.kind} tone={row.kind === 'public' ? 'info' : 'neutral'} />,
  },
]

function placesOf({ locations }: Holiday): string {
  return locations.length === 0 ? t`All locations` : locations.map(({ name }) => name).join(', ')
}

function YearSwitch({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  return (
    <Box role="group" aria-label={t`Year`} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <IconButton aria-label={t`Previous year`} onClick={() => onChange(year - 1)}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <Typography role="status" sx={{ fontWeight: 600, minWidth: 48, textAlign: 'center' }}>
        {year}
      </Typography>
      <IconButton aria-label={t`Next year`} onClick={() => onChange(year + 1)}>
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </Box>
  )
}
