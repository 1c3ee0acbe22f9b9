import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Archive, Download } from 'lucide-react'
import { Suspense } from 'react'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { count } from '../../../shared/format/count.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useDownload } from '../../../shared/table/use-download.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { formatBytes } from '../../../shared/ui/file-kinds.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

type Month = Got<'GET /api/v1/user/attendance-archive'>['months'][number]

// A form: loaded beside the list.
const ArchiveRule = lazyPart(() => import('./archive-rule.tsx').then((file) => ({ default: file.ArchiveRule })))

/** Attendance of past years: how long it stays in the database, and what is archived. */
export default function ArchiveScreen() {
  const reply = useApi('GET /api/v1/user/attendance-archive')
  const download = useDownload()
  const { data, error } = reply
  if (error && !data)
    return <ErrorState title={t`Could not load the archive.`} error={error} onRetry={() => void reply.mutate()} />
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={t`Attendance archive`} />
      <Panel
        title={t`Archive old attendance`}
        subtitle={t`Attendance of past years moves to compressed files in your file storage. It stays readable everywhere, but can no longer be changed.`}
      >
        {data === undefined ? (
          <TextSkeleton lines={3} />
        ) : (
          <Suspense fallback={<TextSkeleton lines={3} />}>
            <ArchiveRule of={data} />
          </Suspense>
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
  { key: 'people', header: t`People`, cell: ({ people }) => count(people), align: 'right' },
  { key: 'days', header: t`Days`, cell: ({ days }) => count(days), align: 'right' },
  { key: 'punches', header: t`Punches`, cell: ({ punches }) => count(punches), align: 'right' },
  { key: 'size', header: t`Size`, cell: ({ bytes }) => formatBytes(bytes), align: 'right' },
]
