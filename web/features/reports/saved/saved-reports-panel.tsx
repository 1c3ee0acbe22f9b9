import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { reportLabels } from '../report-labels.ts'
import { periodLabel, type Saved, savedPath } from './saved-report.ts'

const SavedReportDialog = lazyDialog(() => import('./saved-report-dialog.tsx'))

/** The saved reports that the person may see; their own can be changed. */
export function SavedReportsPanel() {
  const reply = useApi('GET /api/v1/user/saved-report')
  const [edited, setEdited] = useState<Saved | null>(null)
  const [deleted, setDeleted] = useState<Saved | null>(null)
  const name = deleted?.name ?? ''
  return (
    <Box sx={{ mb: 2.5 }}>
      <Panel title={t`Saved reports`} flush>
        <DataList
          hasOwnFile
          reply={reply}
          words={{
            label: t`Saved reports`,
            failed: t`Could not load saved reports.`,
            unmatched: t`No saved reports`,
          }}
          columns={columns()}
          rowKey={({ _id }) => _id}
          rowName={(row) => row.name}
          rowLink={savedPath}
          rowActions={(row) =>
            row.mayChange
              ? [
                  { label: t`Edit`, onClick: () => setEdited(row) },
                  { label: t`Delete`, danger: true, onClick: () => setDeleted(row) },
                ]
              : []
          }
          empty={
            <Typography variant="body2" sx={{ px: 2.5, pb: 2, color: 'text.secondary' }}>
              {t`No saved reports yet. Open a report, choose its filters and save it to find it here.`}
            </Typography>
          }
        />
      </Panel>
      <Suspense fallback={null}>
        {edited === null ? null : (
          <SavedReportDialog shown={shownOf(edited)} saved={edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
      <ConfirmDialog
        open={deleted !== null}
        title={t`Delete this saved report?`}
        confirm={t`Delete`}
        danger
        onClose={() => setDeleted(null)}
        onConfirm={async () => {
          if (deleted === null) return
          await api('DELETE /api/v1/user/saved-report/{id}', { params: { id: deleted._id } })
          await invalidate('GET /api/v1/user/saved-report')
          snack(t`Saved report deleted`)
        }}
      >
        {t`"${name}" is removed for everyone who uses it. The figures stay in the report.`}
      </ConfirmDialog>
    </Box>
  )
}

const shownOf = ({ report, measure, from, to, department, location }: Saved) => ({
  ...{ report, measure, from, to },
  ...{ departmentId: department?._id ?? null, locationId: location?._id ?? null },
})

function columns(): Column<Saved>[] {
  return [
    { key: 'name', header: t`Name`, cell: ({ name }) => name, card: 'title' },
    {
      ...{ key: 'report', header: t`Report`, card: 'meta' },
      cell: ({ report, department, location }) =>
        [reportLabels[report].title, department?.name, location?.name].filter(Boolean).join(' · '),
    },
    { key: 'period', header: t`Period`, cell: (row) => periodLabel(row.period, row), card: 'meta' },
    {
      ...{ key: 'shared', header: t`Sharing`, card: 'meta' },
      cell: ({ isOwn, isShared, createdBy }) =>
        isOwn ? (isShared ? t`Shared` : t`Only you`) : t`Shared by ${createdBy}`,
    },
    { key: 'mail', header: t`Monthly email`, cell: ({ mailDay }) => (mailDay === null ? '–' : t`On day ${mailDay}`) },
  ]
}
