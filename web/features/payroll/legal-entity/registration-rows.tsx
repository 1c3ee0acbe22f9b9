import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { states } from '../../../shared/format/states.ts'

const stateChoices = [...states]
const blank = { state: null, pt: '', lwf: '' }

/** A legal entity's registrations with state authorities. */
export function RegistrationRows() {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray<{ registrations: object[] }>({ name: 'registrations' })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="subtitle2" component="h3">{t`State registrations`}</Typography>
      {fields.map((field, at) => (
        <Box key={field.id} role="group" aria-label={t`State ${at + 1}`} sx={{ display: 'flex', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <FieldRow>
              <AutocompleteField name={`registrations.${at}.state`} label={t`State`} options={stateChoices} />
              <TextField name={`registrations.${at}.pt`} label={t`PT registration number`} optional maxLength={40} />
              <TextField name={`registrations.${at}.lwf`} label={t`LWF registration number`} optional maxLength={40} />
            </FieldRow>
          </Box>
          <IconButton aria-label={t`Remove state ${at + 1}`} onClick={() => remove(at)} sx={{ alignSelf: 'start' }}>
            <X size={18} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Button
        variant="text"
        startIcon={<Plus size={16} aria-hidden />}
        onClick={() => append({ ...blank })}
        sx={{ justifySelf: 'start' }}
      >{t`Add state`}</Button>
    </Box>
  )
}
