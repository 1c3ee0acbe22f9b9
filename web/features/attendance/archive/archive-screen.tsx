import { plural, t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Archive, Download } from 'lucide-react'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useDownload } from '../../../shared/table/use-download.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { formatBytes } from '../../../shared/ui/file-kinds.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

type Archived = Got<'GET /api/v1/user/attendance-archive'>
type Month = Archived['months'][number]

const years = [3, 4, 5, 6, 7, 8, 9, 10]

/** Attendance of past years: how long it stays in the database, and what lies in the archive. */
export default function ArchiveScreen() {
  const reply = useApi('GET /api/v1/user/attendance-archive')
  const download = useDownload()
  const { data } = reply
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={t`Attendance archive`} />
      <Panel
        title={t`Archive old attendance`}
        subtitle={t`Attendance of past years moves to compressed files in your file storage. It stays readable everywhere, but can no longer be changed.`}
      >
        {reply.error && !data ? (
          <ErrorState
            title={t`Could not load this setting.`}
            error={reply.error}
            onRetry={() => void reply.mutate()}
            slim
          />
        ) : data === undefined ? (
          <TextSkeleton lines={3} />
        ) : (
          <Rule of={data} />
        )}
      </Panel>
      <Box sx={{ mt: 2.5 }}>
        <Panel flush>
          <DataList
            reply={{ ...reply, data: data?.months }}
            words={{ label: t`Archived months`, failed: t`Could not load the archive.`, unmatched: t`No months found` }}
            columns={columns}
            rowKey={(row) => row.month}
            rowName={(row) => formatMonth(row.month)}
            rowActions={({ month }) => [
              {
                label: t`Download`,
                icon: Download,
                onClick: () =>
                  void download.run(`attendance-${month}.jsonl.gz`, () =>
                    api('GET /api/v1/user/attendance-archive/{month}', { params: { month } }),
                  ),
              },
            ]}
            empty={<EmptyState icon={Archive} title={t`No archived months`} />}
          />
        </Panel>
      </Box>
    </Box>
  )
}

const columns: Column<Month>[] = [
  { key: 'month', header: t`Month`, cell: ({ month }) => formatMonth(month) },
  { key: 'people', header: t`People`, cell: ({ people }) => people, align: 'right' },
  { key: 'days', header: t`Days`, cell: ({ days }) => days, align: 'right' },
  { key: 'punches', header: t`Punches`, cell: ({ punches }) => punches, align: 'right' },
  { key: 'size', header: t`Size`, cell: ({ bytes }) => formatBytes(bytes), align: 'right' },
]

function Rule({ of: { keepYears, archivedTo, waiting } }: { of: Archived }) {
  return (
    <Form
      values={{ keepYears: keepYears === null ? 'none' : String(keepYears) }}
      schema={() =>
        import('@muster/contract/attendance/attendance-archive.routes.ts').then(
          (routes) => routes.AttendanceArchiveRule,
        )
      }
      prepare={({ keepYears: chosen }) => ({ keepYears: chosen === 'none' ? null : Number(chosen) })}
      send={(body) => api('PUT /api/v1/user/attendance-archive', { body })}
      onDone={() => {
        snack(t`Setting saved`)
        void invalidate('GET /api/v1/user/attendance-archive')
      }}
      submit={t`Save`}
    >
      <SelectField
        name="keepYears"
        label={t`Archive attendance`}
        options={[
          { value: 'none', label: t`Never` },
          ...years.map((n) => ({
            value: String(n),
            label: plural(n, { one: 'After # year', other: 'After # years' }),
          })),
        ]}
      />
      {archivedTo === null ? null : (
        <Alert severity="info">{t`Attendance up to ${formatDate(archivedTo)} is in the archive.`}</Alert>
      )}
      {waiting === null ? null : <Alert severity="warning">{waitingText(waiting)}</Alert>}
    </Form>
  )
}

function waitingText({ month, for: what }: NonNullable<Archived['waiting']>): string {
  const named = formatMonth(month)
  if (what === 'openDays') return t`${named} is not archived yet: some of its days are not over.`
  if (what === 'openRequests') return t`${named} is not archived yet: some of its requests are not decided.`
  if (what === 'unsettledDays')
    return t`${named} is not archived yet: some of its days are still to be settled by a pay run.`
  return t`${named} is not archived yet: its pay run is not approved.`
}
