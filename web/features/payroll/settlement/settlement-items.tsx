import { t } from '@lingui/core/macro'
import { Box, IconButton, Typography } from '@mui/material'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'

const types = [
  { value: 'deduction', label: t`Deduction` },
  { value: 'reimbursement', label: t`Reimbursement` },
  { value: 'earning', label: t`Payment` },
]

/** Assets not returned, costs and any other items. */
export function SettlementItems() {
  const { fields, append, remove } = useFieldArray({ name: 'items' })
  const add = () => append({ type: 'deduction', name: '', amountPaise: null, reason: '' })
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography
        component="legend"
        variant="h5"
        sx={{ p: 0, mb: 1 }}
      >{t`Assets, expenses and other items`}</Typography>
      {fields.map((field, index) => (
        <Box key={field.id} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 1.5 }}>
            <FieldRow>
              <SelectField name={`items.${index}.type`} label={t`Type`} options={types} />
              <TextField name={`items.${index}.name`} label={t`Name on the payslip`} maxLength={60} />
              <MoneyField name={`items.${index}.amountPaise`} label={t`Amount`} />
            </FieldRow>
            <TextField name={`items.${index}.reason`} label={t`Reason`} maxLength={200} />
          </Box>
          <IconButton aria-label={t`Remove item ${index + 1}`} onClick={() => remove(index)} sx={{ mt: 2.5 }}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Box>
        <ActionButton size="small" action={{ label: t`Add item`, icon: Plus, onClick: add }} />
      </Box>
    </Box>
  )
}
