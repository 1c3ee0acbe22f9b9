import { plural, t } from '@lingui/core/macro'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { Got } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { viewOf } from '../import-views.ts'
import { StateChip } from '../state-chip.tsx'
import { UndoDialog } from '../undo-dialog.tsx'
import { useImportProgress } from '../use-import-progress.ts'

type Row = Got<'GET /api/v1/user/data-import'>['data'][number]

const columns: Column<Row>[] = [
  { key: 'kind', header: t`Import`, cell: ({ kind }) => viewOf(kind).title },
  { key: 'file', header: t`File`, cell: ({ fileName }) => fileName, card: 'meta' },
  { key: 'new', header: t`New`, cell: ({ counts }) => counts.new, align: 'right', card: 'fact' },
  { key: 'changed', header: t`Changed`, cell: ({ counts }) => counts.changed, align: 'right', card: 'fact' },
  {
    key: 'refused',
    header: t`Refused`,
    cell: ({ counts }) => counts.refused,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'by',
    header: t`Uploaded`,
    cell: ({ createdBy, createdAt }) => `${createdBy ?? '–'}, ${formatInstant(createdAt)}`,
    from: 'md',
    card: 'meta',
  },
  { key: 'status', header: t`Status`, cell: ({ state }) => <StateChip state={state} />, card: 'status' },
]

const working = ['checking', 'importing', 'undoing']

/** All imports, newest first. */
export default function ImportsScreen() {
  const list = useListQuery({ limit: 10 })
  const reply = useApi('GET /api/v1/user/data-import', { query: list.query })
  const [undoing, setUndoing] = useState<Row | null>(null)
  useImportProgress(reply.data?.data.some(({ state }) => working.includes(state)) ?? false)
  const add = { label: t`Import a file`, icon: Upload, to: '/home/imports/new' }
  return (
    <>
      <PageHeader
        title={t`Imports`}
        subtitle={t`Data from Excel and CSV files. An import can be undone as a whole as long as nothing depends on it.`}
        primary={add}
      />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Imports`,
            failed: t`Could not load imports.`,
            unmatched: t`No imports match these filters`,
          }}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={({ kind, rows }) => `${viewOf(kind).title}, ${plural(rows, { one: '# row', other: '# rows' })}`}
          rowLink={({ _id }) => `/home/imports/${_id}`}
          rowActions={(row) => [
            { label: t`View`, to: `/home/imports/${row._id}` },
            row.canUndo && { label: t`Undo import`, danger: true, onClick: () => setUndoing(row) },
          ]}
          empty={
            <EmptyState
              title={t`No imports yet`}
              text={t`Upload an Excel or CSV file to add many records at once.`}
              action={add}
            />
          }
        />
      </Panel>
      {undoing === null ? null : <UndoDialog of={undoing} onClose={() => setUndoing(null)} />}
    </>
  )
}
