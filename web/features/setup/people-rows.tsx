import { t } from '@lingui/core/macro'
import { Box, IconButton, Tooltip } from '@mui/material'
import { Plus, X } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { MoneyField } from '../../shared/form/text/money-field.tsx'
import { TextField } from '../../shared/form/text/text-field.tsx'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { blankRow, pastedRows, type QuickRow, type QuickValues } from './quick-values.ts'

/** A row per person; rows of a spreadsheet fill in from the row into which they are pasted. */
export function PeopleRows() {
  const { getValues } = useFormContext<QuickValues>()
  const { fields, append, remove, replace } = useFieldArray<QuickValues, 'people'>({ name: 'people' })
  const paste = (event: ClipboardEvent, at: number) => {
    const rows = pastedRows(event.clipboardData.getData('text'))
    if (rows === null) return
    event.preventDefault()
    const people: QuickRow[] = getValues('people')
    replace([...people.slice(0, at), ...rows, ...people.slice(at + rows.length)])
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={t`Employee ${index + 1}`}
          onPaste={(event) => paste(event, index)}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1.2fr 1fr 40px' },
          }}
        >
          <TextField name={`people.${index}.name`} label={t`Name`} />
          <TextField name={`people.${index}.email`} label={t`Work email`} inputMode="email" />
          <MoneyField name={`people.${index}.annualCtcPaise`} label={t`Annual CTC`} />
          <Tooltip title={t`Remove row`}>
            <IconButton
              aria-label={t`Remove employee ${index + 1}`}
              onClick={() => remove(index)}
              sx={{ mt: { md: 3.25 }, justifySelf: 'end' }}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      <Box>
        <ActionButton action={{ label: t`Add row`, icon: Plus, onClick: () => append(blankRow) }} look="text" />
      </Box>
    </Box>
  )
}
