import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import type { ComponentType } from 'react'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { type EditorProps, emptyOf } from './shape.ts'

interface Props extends EditorProps {
  /** The editor of one row. */
  Item: ComponentType<EditorProps>
}

/** The rows of a table, each with its inputs; a new one starts as a copy of the last. */
export function ListEditor({ shape, value, onChange, label, path, errors, Item }: Props) {
  const rows: unknown[] = Array.isArray(value) ? value : []
  const item = shape.item!
  const error = errors.get(path)
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="subtitle2" component="p">
        {label}
      </Typography>
      {rows.map((row, index) => (
        <Box
          // Rows have no identity, and their inputs no state besides their value.
          key={index}
          sx={{ display: 'grid', gap: 1, borderLeft: '2px solid', borderColor: 'divider', pl: 1.5 }}
        >
          <Item
            shape={item}
            value={row}
            onChange={(next) => onChange(rows.with(index, next))}
            label={t`${label}, row ${index + 1}`}
            path={`${path}.${index}`}
            errors={errors}
          />
          <Box>
            <ActionButton
              size="small"
              look="text"
              action={{
                label: t`Remove row ${index + 1}`,
                danger: true,
                onClick: () => onChange(rows.toSpliced(index, 1)),
              }}
            />
          </Box>
        </Box>
      ))}
      {error === undefined ? null : <Alert severity="error">{error}</Alert>}
      <Box>
        <ActionButton
          size="small"
          action={{ label: t`Add row`, icon: Plus, onClick: () => onChange([...rows, rows.at(-1) ?? emptyOf(item)]) }}
        />
      </Box>
    </Box>
  )
}
