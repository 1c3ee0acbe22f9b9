import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Clock, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { shiftTabs } from '../../../app/tables/shift-tabs.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDuration } from '../../../shared/format/time.ts'
import { useCan } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { DayBar } from './day-bar.tsx'
import { hoursText, type Shift, spanOf, weeklyOffText } from './shift-hours.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'

const columns: Column<Shift>[] = [
  { key: 'name', header: t`Name`, cell: (shift) => shift.name, sort: 'name' },
  { key: 'hours', header: t`Hours`, cell: (shift) => hoursText(shift), sort: 'startsAt' },
  { key: 'day', header: t`Day`, cell: (shift) => <DayBar shift={shift} />, from: 'md', width: 180, card: 'none' },
  { key: 'length', header: t`Length`, cell: lengthText, align: 'right', card: 'none' },
  {
    key: 'break',
    header: t`Break`,
    cell: (shift) => formatDuration(shift.breakMinutes),
    align: 'right',
    from: 'lg',
    card: 'none',
  },
  {
    key: 'grace',
    header: t`Grace period`,
    cell: (shift) => formatDuration(shift.graceMinutes),
    align: 'right',
    from: 'lg',
    card: 'none',
  },
  { key: 'offs', header: t`Weekly offs`, cell: (shift) => weeklyOffText(shift.weeklyOffs), from: 'md', card: 'meta' },
  { key: 'people', header: t`People`, cell: (shift) => shift.people, sort: 'people', align: 'right', card: 'fact' },
]

const tabs = [{ value: 'shifts', label: t`Shifts` }, ...shiftTabs.map(({ value, label }) => ({ value, label }))]

/** The company's shifts, and the roster. */
export default function ShiftScreen() {
  const tab = useUrlTab(tabs)
  const Other = shiftTabs.find(({ value }) => value === tab)?.Tab
  if (Other === undefined) return <ShiftList />
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      <Other title={t`Shifts`} tabs={tabs} />
    </Suspense>
  )
}

function ShiftList() {
  const canWrite = useCan('shiftWrite')
  const [deleting, setDeleting] = useState<Shift | null>(null)
  const list = useListQuery({
    sorts: ['createdAt', 'name', 'startsAt', 'people'],
    sortBy: 'createdAt',
    sortOrder: 'desc',
  })
  const reply = useApi('GET /api/v1/user/shift', { query: list.query })
  const add = canWrite && { label: t`Add Shift`, icon: Plus, to: '/home/organization/add-shift' }
  return (
    <Box>
      <PageHeader title={t`Shifts`} subtitle={t`Working hours, breaks and weekly offs.`} tabs={tabs} primary={add} />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{ label: t`Shifts`, failed: t`Could not load shifts.`, unmatched: t`No shifts match these filters` }}
          searchLabel={t`Search shifts`}
          columns={columns}
          rowKey={(shift) => shift._id}
          rowName={(shift) => shift.name}
          {...(canWrite ? { rowLink: editPath, rowActions: (shift: Shift) => actions(shift, setDeleting) } : {})}
          empty={
            <EmptyState
              icon={Clock}
              title={t`No shifts yet`}
              text={t`Shifts set how attendance is calculated. Add your first shift.`}
              action={add}
            />
          }
        />
      </Panel>
      <DeleteShiftDialog shift={deleting} onClose={() => setDeleting(null)} />
    </Box>
  )
}

function actions(shift: Shift, onDelete: (shift: Shift) => void) {
  return [
    { label: t`Edit`, to: editPath(shift) },
    { label: t`Duplicate`, to: `/home/organization/add-shift?copy=${shift._id}` },
    { label: t`Delete`, danger: true, onClick: () => onDelete(shift) },
  ]
}

function editPath(shift: Shift): string {
  return `/home/organization/edit-shift/${shift._id}`
}

function lengthText(shift: Shift): string {
  const { from, to } = spanOf(shift)
  return formatDuration(to - from)
}

/** Confirms before a shift is deleted; the server refuses if people still have it. */
function DeleteShiftDialog({ shift, onClose }: { shift: Shift | null; onClose: () => void }) {
  const remove = useCall('DELETE /api/v1/user/shift/{id}', {
    stale: ['GET /api/v1/user/shift', 'GET /api/v1/user/all-shift'],
  })
  return (
    <ConfirmDialog
      open={shift !== null}
      title={t`Delete "${shift?.name ?? ''}"?`}
      confirm={t`Delete shift`}
      onConfirm={async () => {
        if (shift) await remove.run({ params: { id: shift._id } })
        snack(t`Shift deleted`)
      }}
      onClose={onClose}
    >{t`A shift that has been assigned can't be deleted. This can't be undone.`}</ConfirmDialog>
  )
}
