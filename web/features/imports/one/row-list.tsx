import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { ImportedRow, OneImport } from '../import-view.ts'
import { viewOf } from '../import-views.ts'

const outcomes = ['new', 'changed', 'unchanged', 'refused', 'skipped'] as const
const outcomeLabels = {
  new: t`New`,
  changed: t`Changed`,
  unchanged: t`Unchanged`,
  refused: t`Refused`,
  skipped: t`Skipped`,
}
const tones = { new: 'success', changed: 'info', unchanged: 'neutral', refused: 'error', skipped: 'neutral' } as const

/** Every row with its outcome: its changes, or why it is refused. */
export function RowList({ of }: { of: OneImport }) {
  const { columns: labels } = viewOf(of.kind)
  const list = useListQuery({ limit: 10, filters: { outcome: outcomes } })
  const reply = useApi('GET /api/v1/user/data-import/{id}/row', { params: { id: of._id }, query: list.query })
  const columns: Column<ImportedRow>[] = [
    { key: 'row', header: t`Row`, cell: ({ row }) => row, align: 'right', width: 80, card: 'meta' },
    { key: 'name', header: t`Name`, cell: ({ name }) => name || '–', card: 'title' },
    { key: 'change', header: t`Changes`, cell: (row) => <Changes row={row} labels={labels} />, card: 'fact' },
    {
      key: 'status',
      header: t`Result`,
      cell: ({ outcome }) =>
        outcome === null ? '–' : <StatusChip status={outcome} label={outcomeLabels[outcome]} tone={tones[outcome]} />,
    },
  ]
  return (
    <Panel title={t`Rows of the file`} flush>
      <DataList
        reply={reply}
        list={list}
        words={{
          label: t`Rows of the file`,
          failed: t`Could not load the rows.`,
          unmatched: t`No rows match these filters`,
        }}
        filters={[
          {
            name: 'outcome',
            label: t`Result`,
            options: outcomes.map((value) => ({ value, label: outcomeLabels[value] })),
          },
        ]}
        columns={columns}
        rowKey={({ row }) => String(row)}
        rowName={({ row, name }) => (name === '' ? t`Row ${row}` : name)}
        empty={<EmptyState title={t`The rows have been deleted`} text={t`Rows are deleted 90 days after an import.`} />}
      />
    </Panel>
  )
}

function Changes({ row, labels }: { row: ImportedRow; labels: Readonly<Record<string, string>> }) {
  const { changes, faults } = row
  const lines = [
    ...changes.map(({ column, from, to }) => `${labels[column] ?? column}: ${from || '–'} → ${to || '–'}`),
    ...faults.map(({ column, message }) => (column === null ? message : `${labels[column] ?? column}: ${message}`)),
  ]
  if (lines.length === 0) return '–'
  return (
    <Box sx={{ display: 'grid', overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Box>
  )
}
