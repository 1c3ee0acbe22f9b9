import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Megaphone, Pin, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { announcementStates } from '@muster/contract/noticeboard/audience-kinds.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { audienceText } from '../text/audience-fields.tsx'
import { announcementReads, type AnnouncementRow, stateLabels, stateTones } from './announcement-labels.ts'

const AnnouncementDialog = lazyDialog(() => import('./announcement-dialog.tsx'))
const AnnouncementPanel = lazyDialog(() => import('./announcement-panel.tsx'))

/** The company's announcements; people with access publish them here. */
export default function AnnouncementsTab() {
  const mayWrite = useCan('announcementWrite')
  const list = useListQuery({ limit: 10, sorts: [], filters: { state: [...announcementStates] } })
  const reply = useApi('GET /api/v1/user/announcement', { query: list.query })
  const panel = useSidePanel()
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<AnnouncementRow | null>(null)
  const add = { label: t`Add announcement`, icon: Plus, onClick: () => setEditing('new') }
  return (
    <>
      <Panel
        flush
        title={t`Announcements`}
        action={mayWrite ? <ActionButton action={add} look="primary" /> : undefined}
      >
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Announcements`,
            failed: t`Could not load announcements.`,
            unmatched: t`No announcements match these filters`,
          }}
          searchLabel={t`Search announcements`}
          filters={
            mayWrite
              ? [
                  {
                    name: 'state',
                    label: t`Status`,
                    options: announcementStates.map((value) => ({ value, label: stateLabels[value] })),
                  },
                ]
              : []
          }
          columns={mayWrite ? [...columns, ...ofWriters] : columns}
          rowKey={({ _id }) => _id}
          rowName={({ title }) => title}
          onOpen={({ _id }) => panel.open(_id)}
          rowActions={
            mayWrite
              ? (row) => [
                  { label: t`Edit`, onClick: () => setEditing(row._id) },
                  { label: t`Delete`, danger: true, onClick: () => setDeleting(row) },
                ]
              : undefined
          }
          empty={
            <EmptyState
              icon={Megaphone}
              title={t`No announcements yet`}
              text={mayWrite ? t`Share news with everyone, or with a department, location or role.` : undefined}
              action={mayWrite ? add : undefined}
            />
          }
        />
      </Panel>
      <Suspense fallback={null}>
        {panel.id === null ? null : (
          <AnnouncementPanel key={panel.id} id={panel.id} onClose={panel.close} onEdit={setEditing} />
        )}
        {editing === null ? null : (
          <AnnouncementDialog id={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        )}
      </Suspense>
      <ConfirmDialog
        open={deleting !== null}
        danger
        title={t`Delete "${deleting?.title ?? ''}"?`}
        confirm={t`Delete announcement`}
        onClose={() => setDeleting(null)}
        onConfirm={async () => {
          if (!deleting) return
          await api('DELETE /api/v1/user/announcement/{id}', { params: { id: deleting._id } })
          snack(t`Announcement deleted`)
          if (panel.id === deleting._id) panel.close()
          await invalidate(...announcementReads)
        }}
      >
        {t`It disappears for everyone, with the record of who read it.`}
      </ConfirmDialog>
    </>
  )
}

const columns: Column<AnnouncementRow>[] = [
  { key: 'title', header: t`Title`, cell: (row) => <Title {...row} />, card: 'title' },
  { key: 'published', header: t`Published on`, cell: ({ publishAt }) => formatInstant(publishAt), card: 'fact' },
]

const ofWriters: Column<AnnouncementRow>[] = [
  { key: 'audience', header: t`Audience`, cell: ({ audience }) => audienceText(audience), from: 'md', card: 'fact' },
  { key: 'reads', header: t`Read by`, cell: readsText, align: 'right', card: 'meta' },
  {
    key: 'status',
    header: t`Status`,
    cell: ({ state }) => <StatusChip status={state} label={stateLabels[state]} tone={stateTones[state]} />,
    card: 'status',
  },
]

function readsText({ reads }: AnnouncementRow): string {
  return reads === null ? '–' : t`${reads.read} of ${reads.readers}`
}

function Title({ title, excerpt, isPinned, isRead, state }: AnnouncementRow) {
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0, maxWidth: '64ch' }}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: isRead ? 400 : 600 }}>
        {isRead || state !== 'published' ? null : (
          <Box
            component="span"
            sx={{ width: 8, height: 8, flexShrink: 0, borderRadius: '50%', bgcolor: 'primary.main' }}
          >
            <span style={visuallyHidden}>{t`Unread:`} </span>
          </Box>
        )}
        {isPinned ? <Pin size={14} aria-label={t`Pinned`} style={{ flexShrink: 0 }} /> : null}
        <span>{title}</span>
      </Box>
      <Typography
        component="span"
        variant="body2"
        noWrap
        sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}
      >
        {excerpt}
      </Typography>
    </Box>
  )
}
