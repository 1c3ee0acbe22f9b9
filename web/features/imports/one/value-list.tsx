import { plural, t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { SelectInput } from '../../../shared/form/choice/select-field.tsx'
import type { ImportedRow, OneImport } from '../import-view.ts'
import { viewOf } from '../import-views.ts'

/** What was chosen here for values of the file, by `keyOf`; '' for nothing any more. */
export type Meanings = Readonly<Record<string, string>>

interface Props {
  of: OneImport
  meanings: Meanings
  onChange: (meanings: Meanings) => void
}

/** Values that are not known, each given its meaning once for all rows; also those that have one already. */
export function ValueList({ of, meanings, onChange }: Props) {
  const values = valuesOf(of)
  if (values.length === 0) return null
  const labels = viewOf(of.kind).columns
  return (
    <Box component="section" aria-label={t`Values in the file`} sx={look}>
      {of.unknownValues.length === 0 ? null : (
        <Typography>
          {t`These values are unknown or missing. Choose what each one means. Your choice applies to every row with that value.`}
        </Typography>
      )}
      <Box sx={grid}>
        {values.map(({ column, value, to, rows }) => {
          const label = labels[column] ?? column
          const applies =
            value === '' ? t`Applies to every row that needs one` : t`Applies to every row with this value`
          const count = rows === null ? applies : plural(rows, { one: '# row', other: '# rows' })
          return (
            <SelectInput
              key={keyOf({ column, value })}
              label={value === '' ? t`${label}: blank cells` : t`${label}: ${value}`}
              options={(of.choices[column] ?? []).map((one) => ({ value: one, label: one }))}
              placeholder={t`Unknown`}
              optional
              value={(meanings[keyOf({ column, value })] ?? to) || null}
              onChange={(next) => onChange({ ...meanings, [keyOf({ column, value })]: next })}
              helper={count}
            />
          )
        })}
      </Box>
    </Box>
  )
}

/** In the form that is sent: those that differ from what the file has now. */
export function changedMeanings(of: OneImport, meanings: Meanings) {
  return valuesOf(of).flatMap(({ column, value, to }) => {
    const chosen = meanings[keyOf({ column, value })] ?? to
    return chosen === to ? [] : [{ column, value, to: chosen === '' ? null : chosen }]
  })
}

/** Whether the cell of a row has a value that was given a meaning here. */
export function isMeant(of: OneImport, meanings: Meanings, column: string | null, { cells }: ImportedRow): boolean {
  const cell = column === null ? '' : (cells[column] ?? '').trim().toLowerCase()
  const values = [cell, ...cell.split(/[;|,]/).map((part) => part.trim())]
  return changedMeanings(of, meanings).some(
    ({ column: of, value, to }) => of === column && to !== null && values.includes(value.toLowerCase()),
  )
}

/** Unknown values first; `rows` is null for those that have a meaning. */
function valuesOf({ unknownValues, mappedValues }: OneImport) {
  return [
    ...unknownValues.map((one) => ({ ...one, to: '', rows: one.rows as number | null })),
    ...mappedValues.map((one) => ({ ...one, rows: null })),
  ]
}

const keyOf = ({ column, value }: { column: string; value: string }) => `${column} ${value}`

const look = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
} as const
