import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { columnsOfImport } from '@muster/contract/imports/import-kinds.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { SelectInput } from '../../../shared/form/choice/select-field.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { OneImport } from '../import-view.ts'
import { viewOf } from '../import-views.ts'
import { importReads } from '../use-import-progress.ts'
import { DiscardButton } from './discard-button.tsx'
import { SheetInput } from './sheet-input.tsx'

interface Props {
  of: OneImport
  /** Back to the rows checked with the current columns. */
  onBack?: () => void
}

/** Maps the file's headings to columns; most are matched by name. */
export default function MatchPanel({ of, onBack }: Props) {
  const [columns, setColumns] = useState(of.columns)
  const [dayOrder, setDayOrder] = useState(of.dayOrder)
  const save = useCall('PUT /api/v1/user/data-import/{id}', { stale: importReads })
  const about = columnsOfImport(of.kind)
  const labels = viewOf(of.kind).columns
  const options = of.headings.map(({ name }, at) => ({ value: String(at), label: name || t`Column ${at + 1}` }))
  const choose = (column: string, at: number | null) =>
    setColumns({
      ...Object.fromEntries(Object.entries(columns).map(([key, held]) => [key, held === at ? null : held])),
      [column]: at,
    })
  const errorOf = (column: string) => save.fieldErrors.find(({ path }) => path === `body.columns.${column}`)?.message
  return (
    <Panel
      title={of.sheet === null || of.sheets.length > 1 ? t`Match columns` : t`Match columns of the sheet ${of.sheet}`}
      subtitle={t`Choose the column of your file for each field. The first values are shown below it.`}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {of.sheets.length > 1 ? <SheetInput of={of} /> : null}
        <Box sx={grid}>
          {Object.entries(about).map(([column, { isNeeded = false, instead }]) => {
            const at = columns[column] ?? null
            const error = errorOf(column)
            return (
              <SelectInput
                key={column}
                label={labels[column] ?? column}
                optional={!isNeeded || (instead !== undefined && (columns[instead] ?? null) !== null)}
                options={options}
                placeholder={t`Not in the file`}
                value={at === null ? null : String(at)}
                onChange={(value) => choose(column, value === '' ? null : Number(value))}
                helper={at === null ? undefined : of.headings[at]?.samples.join(' · ')}
                {...(error === undefined ? {} : { error })}
              />
            )
          })}
        </Box>
        {Object.values(about).some(({ type }) => type === 'day') ? (
          <Box sx={grid}>
            <SelectInput
              label={t`Dates such as 02/11/2026`}
              options={[
                { value: 'dmy', label: t`Day first (31/12/2026)` },
                { value: 'mdy', label: t`Month first (12/31/2026)` },
              ]}
              value={dayOrder}
              onChange={(value) => setDayOrder(value as OneImport['dayOrder'])}
            />
          </Box>
        ) : null}
        {save.error === null ? null : <Alert severity="error">{messageOf(save.error)}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={save.pending}
            onClick={() =>
              void save.run({ params: { id: of._id }, body: { columns, dayOrder } }).then(onBack, () => undefined)
            }
          >
            {t`Check rows`}
          </Button>
          {onBack === undefined ? (
            <DiscardButton of={of} />
          ) : (
            <Button color="inherit" onClick={onBack}>{t`Back`}</Button>
          )}
        </Box>
      </Box>
    </Panel>
  )
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
} as const
