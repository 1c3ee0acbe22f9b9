import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { type ImportColumn, importColumns, neededColumns } from '@muster/contract/employees/import-columns.ts'
import { SelectInput } from '../../../shared/form/choice/select-field.tsx'
import { columnLabels } from './column-labels.ts'
import type { ImportCheck, Matching } from './import-check.ts'
import { StepDialog } from './step-dialog.tsx'

interface Props extends Pick<Parameters<typeof StepDialog>[0], 'check' | 'onNext' | 'onClose'> {
  headings: ImportCheck['headings']
  /** Needed columns that were not found when the file was checked. */
  missing: ImportCheck['missing']
  columns: Matching
  onColumns: (columns: Matching) => void
}

/** Which heading of the file is which column; most are found by their name. */
export function MatchStep({ headings, missing, columns, onColumns, ...step }: Props) {
  const options = headings.map(({ name }, at) => ({
    value: String(at),
    label: name === '' ? t`Column ${at + 1}` : name,
  }))
  const choose = (column: ImportColumn, at: number | null) => {
    const others = Object.entries(columns).map(([key, held]) => [key, held === at ? null : held])
    onColumns({ ...(Object.fromEntries(others) as Matching), [column]: at })
  }
  return (
    <StepDialog
      {...step}
      title={t`Match columns`}
      intro={t`Choose the column of your file for each field. The first values are shown below it.`}
    >
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}
      >
        {importColumns.map((column) => {
          const at = columns[column] ?? null
          const isMissing = at === null && missing.includes(column)
          return (
            <SelectInput
              key={column}
              label={columnLabels[column]}
              optional={!neededColumns.includes(column)}
              options={options}
              placeholder={t`Not in the file`}
              value={at === null ? null : String(at)}
              onChange={(value) => choose(column, value === '' ? null : Number(value))}
              {...(isMissing ? { error: t`Choose a column` } : {})}
              helper={at === null ? undefined : headings[at]?.samples.join(' · ')}
            />
          )
        })}
      </Box>
    </StepDialog>
  )
}
