import { t } from '@lingui/core/macro'
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { SelectField } from '../select-later.tsx'
import { blankColumn, paddingOptions, sourceLabels } from './bank-labels.ts'

type Part = 'header' | 'debit' | 'payments' | 'trailer'

interface Props {
  part: Part
  sources: readonly (keyof typeof sourceLabels)[]
}

/** The columns of one record, in order. */
export function BankColumns({ part, sources }: Props) {
  'use no memo' // The form library reports changes through the same objects.
  const name = `layout.${part}`
  const { fields, append, remove, swap } = useFieldArray({ name })
  const { errors } = useFormState<{ layout: Record<Part, unknown[]> }>({ name: `layout.${part}` })
  const columnErrors = errors.layout?.[part]
  const problem = columnErrors?.root?.message ?? columnErrors?.message
  const options = sources.map((value) => ({ value, label: sourceLabels[value] }))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={t`Column ${index + 1}`}
          sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 1.5, display: 'grid', gap: 1 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{t`Column ${index + 1}`}</Typography>
            <IconButton
              size="small"
              aria-label={t`Move column ${index + 1} up`}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <ArrowUp size={18} aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t`Move column ${index + 1} down`}
              disabled={index === fields.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <ArrowDown size={18} aria-hidden />
            </IconButton>
            <IconButton size="small" aria-label={t`Remove column ${index + 1}`} onClick={() => remove(index)}>
              <X size={18} aria-hidden />
            </IconButton>
          </Box>
          <Column path={`${name}.${index}`} index={index} options={options} isWrong={isWrongAt(columnErrors, index)} />
        </Box>
      ))}
      <Box>
        <ActionButton
          size="small"
          action={{ label: t`Add column`, icon: Plus, onClick: () => append({ ...blankColumn }) }}
        />
      </Box>
      {problem ? (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      ) : null}
    </Box>
  )
}

/** Whether a column has an error, in which case collapsed fields are shown. */
function isWrongAt(columnErrors: unknown, index: number): boolean {
  return (columnErrors as Record<number, unknown> | undefined)?.[index] !== undefined
}

interface ColumnProps {
  path: string
  index: number
  options: { value: string; label: string }[]
  isWrong: boolean
}

function Column({ path, index, options, isWrong }: ColumnProps) {
  const source = useWatch({ name: `${path}.source` }) as string
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FieldRow>
        <SelectField name={`${path}.source`} label={t`Value`} options={options} />
        <TextField name={`${path}.heading`} label={t`Column name`} optional maxLength={40} />
        {source === 'text' ? <TextField name={`${path}.text`} label={t`Text`} optional maxLength={60} /> : null}
      </FieldRow>
      <Box>
        <Button
          size="small"
          aria-expanded={isOpen || isWrong}
          aria-label={t`Length and padding of column ${index + 1}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t`Length and padding`}
        </Button>
      </Box>
      {isOpen || isWrong ? (
        <>
          <FieldRow>
            <NumberField name={`${path}.maxLength`} label={t`Maximum length`} optional unit={t`characters`} />
            <SelectField name={`${path}.padding`} label={t`Padding`} options={paddingOptions} />
          </FieldRow>
          <SwitchField name={`${path}.upperCase`} label={t`Capital letters`} />
        </>
      ) : null}
    </>
  )
}
