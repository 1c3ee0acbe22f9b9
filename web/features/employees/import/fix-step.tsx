import { plural, t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { TextInput } from '../../../shared/form/text/text-input.tsx'
import { columnLabels } from './column-labels.ts'
import type { Edit, ImportCheck } from './import-check.ts'
import { StepDialog } from './step-dialog.tsx'

type Fault = ImportCheck['faults'][number]

interface Props extends Pick<Parameters<typeof StepDialog>[0], 'check' | 'onNext' | 'onBack' | 'onClose'> {
  faults: readonly Fault[]
  edits: readonly Edit[]
  onEdit: (edit: Edit) => void
  skipped: readonly number[]
  onSkip: (row: number, isSkipped: boolean) => void
}

/** The wrong cells, to be corrected in place; a row can be left out instead. */
export function FixStep({ faults, edits, onEdit, skipped, onSkip, ...step }: Props) {
  const rows = [...Map.groupBy(faults, ({ row }) => row)]
  return (
    <StepDialog
      {...step}
      title={plural(rows.length, { one: 'Correct # row', other: 'Correct # rows' })}
      intro={t`Correct the values here, or skip the row. Your file stays as it is.`}
    >
      {rows.map(([row, wrong]) => {
        const isSkipped = skipped.includes(row)
        const name = wrong[0]!.name
        const title = name === '' ? t`Row ${row}` : t`Row ${row}: ${name}`
        return (
          <Box key={row} component="section" aria-label={title} sx={rowLook}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography component="h3" sx={{ fontWeight: 600, flexGrow: 1, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Button size="small" onClick={() => onSkip(row, !isSkipped)}>
                {isSkipped ? t`Import row` : t`Skip row`}
              </Button>
            </Box>
            {isSkipped ? (
              <Typography sx={{ color: 'text.secondary' }}>{t`This row is not imported.`}</Typography>
            ) : (
              wrong
                .filter(({ column }, at) => wrong.findIndex((one) => one.column === column) === at)
                .map((fault) => <Cell key={fault.column} fault={fault} edits={edits} onEdit={onEdit} />)
            )}
          </Box>
        )
      })}
    </StepDialog>
  )
}

function Cell({ fault, edits, onEdit }: Pick<Props, 'edits' | 'onEdit'> & { fault: Fault }) {
  const { row, column } = fault
  const edit = edits.find((one) => one.row === row && one.column === column)
  const value = edit?.value ?? fault.value
  return (
    <TextInput
      label={columnLabels[column]}
      value={value}
      maxLength={300}
      onChange={(next) => onEdit({ row, column, value: next })}
      {...(value === fault.value ? { error: fault.message } : { helper: fault.message })}
    />
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
