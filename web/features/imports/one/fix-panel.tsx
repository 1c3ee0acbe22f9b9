import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { TextInput } from '../../../shared/form/text/text-input.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { ImportedRow, OneImport } from '../import-view.ts'
import { viewOf } from '../import-views.ts'
import { importReads } from '../use-import-progress.ts'
import { changedMeanings, isMeant, type Meanings, ValueList } from './value-list.tsx'

const shown = 20
const nothing: readonly ImportedRow[] = []
type Edits = Readonly<Record<string, string>>

/** The values that are not known, and the first wrong rows, to be corrected in place or skipped; the file stays unchanged. */
export function FixPanel({ of }: { of: OneImport }) {
  const { _id: id, counts } = of
  const reply = useApi(counts.refused === 0 ? null : 'GET /api/v1/user/data-import/{id}/row', {
    params: { id },
    query: { outcome: 'refused', limit: shown },
  })
  const [meanings, setMeanings] = useState<Meanings>({})
  const [edits, setEdits] = useState<Edits>({})
  const [skipped, setSkipped] = useState<readonly number[]>([])
  const save = useCall('PUT /api/v1/user/data-import/{id}/row', { stale: importReads })
  // A value that has just got its meaning needs no correction in its rows.
  const rows = (reply.data?.data ?? nothing)
    .map((row) => ({ ...row, faults: row.faults.filter(({ column }) => !isMeant(of, meanings, column, row)) }))
    .filter(({ faults }) => faults.length > 0)
  const send = () =>
    save.run({
      params: { id },
      body: {
        edits: Object.entries(edits)
          .map(([key, value]) => ({ row: Number(key.split(' ')[0]), column: key.split(' ')[1]!, value }))
          .filter(({ row }) => !skipped.includes(row)),
        skipped: skipped.map((row) => ({ row, isSkipped: true })),
        values: changedMeanings(of, meanings),
      },
    })
  const entered = Object.keys(edits).length + skipped.length + changedMeanings(of, meanings).length
  return (
    <Panel
      title={
        counts.refused === 0
          ? t`Values matched for all rows`
          : plural(counts.refused, { one: '# row needs correction', other: '# rows need correction' })
      }
      subtitle={
        counts.refused === 0 ? undefined : t`Correct the values here, or skip the row. Your file stays as it is.`
      }
      footer={
        <Button
          variant="outlined"
          disabled={entered === 0}
          loading={save.pending}
          onClick={() => void send().catch(() => undefined)}
        >{t`Save and check again`}</Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {save.error === null ? null : <Alert severity="error">{messageOf(save.error)}</Alert>}
        <ValueList of={of} meanings={meanings} onChange={setMeanings} />
        {counts.refused > 0 && reply.data === undefined && !reply.error ? <TextSkeleton lines={4} /> : null}
        {reply.error ? (
          <ErrorState
            slim
            title={t`Could not load the rows.`}
            error={reply.error}
            onRetry={() => void reply.mutate()}
          />
        ) : null}
        {rows.map((row) => (
          <WrongRow
            key={row.row}
            row={row}
            labels={viewOf(of.kind).columns}
            edits={edits}
            onEdit={(column, value) => setEdits({ ...edits, [`${row.row} ${column}`]: value })}
            isSkipped={skipped.includes(row.row)}
            onSkip={(isSkipped) =>
              setSkipped(isSkipped ? [...skipped, row.row] : skipped.filter((one) => one !== row.row))
            }
          />
        ))}
        {counts.refused > shown ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {t`The first ${shown} are shown. The others follow when these are corrected.`}
          </Typography>
        ) : null}
      </Box>
    </Panel>
  )
}

interface RowProps {
  row: ImportedRow
  labels: Readonly<Record<string, string>>
  edits: Edits
  onEdit: (column: string, value: string) => void
  isSkipped: boolean
  onSkip: (isSkipped: boolean) => void
}

function WrongRow({ row: { row, name, cells, faults }, labels, edits, onEdit, isSkipped, onSkip }: RowProps) {
  const title = name === '' ? t`Row ${row}` : t`Row ${row}: ${name}`
  const byColumn = Map.groupBy(faults, ({ column }) => column)
  return (
    <Box component="section" aria-label={title} sx={rowLook}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600, flexGrow: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Button size="small" onClick={() => onSkip(!isSkipped)}>
          {isSkipped ? t`Import row` : t`Skip row`}
        </Button>
      </Box>
      {isSkipped ? (
        <Typography sx={{ color: 'text.secondary' }}>{t`This row is not imported.`}</Typography>
      ) : (
        [...byColumn].map(([column, wrong]) => {
          const message = wrong[0]!.message
          if (column === null)
            return (
              <Alert key="row" severity="error">
                {message}
              </Alert>
            )
          const before = cells[column] ?? ''
          const value = edits[`${row} ${column}`] ?? before
          return (
            <TextInput
              key={column}
              label={labels[column] ?? column}
              value={value}
              maxLength={300}
              onChange={(next) => onEdit(column, next)}
              {...(value === before ? { error: message } : { helper: message })}
            />
          )
        })
      )}
    </Box>
  )
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const
