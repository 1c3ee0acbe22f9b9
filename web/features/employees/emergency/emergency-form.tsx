import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { mostEmergencyContacts } from '@muster/contract/employees/emergency.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { employeeReads } from '../employee-labels.ts'
import { PhoneField } from '../form/phone-field.tsx'
import { relationOptions } from './relations.ts'

export type Contacts = Got<'GET /api/v1/employee/emergency-contact'>

interface Props {
  id: string
  contacts: Contacts
  submit: string
  cancel: string | (() => void)
  cancelLabel?: string
  extra?: ReactNode
  onDone: () => void
}

const blank = { name: '', relation: null, phone: '', address: '' }

/** The people to call, in order. */
export function EmergencyForm({ id, contacts, onDone, ...buttons }: Props) {
  return (
    <Form
      {...buttons}
      values={{ contacts: contacts.length === 0 ? [blank] : contacts }}
      guard={t`Your changes to the emergency contacts will be lost.`}
      schema={() =>
        import('@muster/contract/employees/emergency-contact.routes.ts').then((routes) => routes.EmergencyContacts)
      }
      send={(body) => api('PUT /api/v1/employee/emergency-contact/{id}', { params: { id }, body })}
      onDone={() => {
        void invalidate(
          'GET /api/v1/employee/emergency-contact',
          'GET /api/v1/employee/emergency-contact/{id}',
          'GET /api/v1/employee/profile',
          ...employeeReads,
        )
        onDone()
      }}
    >
      <ContactRows />
    </Form>
  )
}

function ContactRows() {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray<{ contacts: object[] }>({ name: 'contacts' })
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fields.map((field, at) => (
        <Box
          key={field.id}
          role="group"
          aria-label={t`Contact ${at + 1}`}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>{t`Contact ${at + 1}`}</Typography>
            <IconButton aria-label={t`Remove contact ${at + 1}`} onClick={() => remove(at)}>
              <X size={18} aria-hidden />
            </IconButton>
          </Box>
          <FieldRow>
            <TextField name={`contacts.${at}.name`} label={t`Name`} autoComplete="off" maxLength={80} />
            <SelectField name={`contacts.${at}.relation`} label={t`Relation`} options={relationOptions} />
          </FieldRow>
          <FieldRow>
            <PhoneField name={`contacts.${at}.phone`} label={t`Mobile`} autoComplete="off" />
            <TextField name={`contacts.${at}.address`} label={t`Address`} autoComplete="off" optional maxLength={300} />
          </FieldRow>
        </Box>
      ))}
      {fields.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t`No emergency contacts.`}</Typography>
      ) : null}
      {fields.length < mostEmergencyContacts ? (
        <Button
          variant="text"
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => append({ ...blank })}
          sx={{ justifySelf: 'start' }}
        >{t`Add contact`}</Button>
      ) : null}
    </Box>
  )
}
