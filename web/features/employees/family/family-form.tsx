import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { mostFamilyMembers } from '@muster/contract/employees/family.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { CheckboxField } from '../../../shared/form/choice/checkbox-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { employeeReads } from '../employee-labels.ts'
import { requestedReads } from '../requested-detail/requested-labels.ts'
import { familyRelationOptions } from './family-relations.ts'

export type Family = Got<'GET /api/v1/employee/family-member'>

interface Props {
  id: string
  members: Family
  submit: string
  cancel: string | (() => void)
  cancelLabel?: string
  extra?: ReactNode
  onDone: () => void
}

const blank = { name: '', relation: null, birthDate: null, isDependent: false, nomineePercent: null }

/** Family members, dependents and nominees. */
export function FamilyForm({ id, members, onDone, ...buttons }: Props) {
  // A share of zero is an empty field.
  const shown = members.map((member) => ({ ...member, nomineePercent: member.nomineePercent || null }))
  return (
    <Form
      {...buttons}
      values={{ members: shown.length === 0 ? [blank] : shown }}
      guard={t`Your changes to the family members will be lost.`}
      schema={() => import('@muster/contract/employees/family-member.routes.ts').then((routes) => routes.FamilyMembers)}
      send={(body) => api('PUT /api/v1/employee/family-member/{id}', { params: { id }, body })}
      onDone={() => {
        void invalidate(
          'GET /api/v1/employee/family-member',
          'GET /api/v1/employee/family-member/{id}',
          'GET /api/v1/employee/profile',
          ...requestedReads,
          ...employeeReads,
        )
        onDone()
      }}
    >
      <MemberRows />
    </Form>
  )
}

function MemberRows() {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray<{ members: object[] }>({ name: 'members' })
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fields.map((field, at) => (
        <MemberFields key={field.id} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{t`No family members.`}</Typography> : null}
      {fields.length < mostFamilyMembers ? (
        <Button
          variant="text"
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => append({ ...blank })}
          sx={{ justifySelf: 'start' }}
        >{t`Add family member`}</Button>
      ) : null}
    </Box>
  )
}

function MemberFields({ at, onRemove }: { at: number; onRemove: () => void }) {
  const label = t`Family member ${at + 1}`
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
          {label}
        </Typography>
        <IconButton aria-label={t`Remove family member ${at + 1}`} onClick={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
      <FieldRow>
        <TextField name={`members.${at}.name`} label={t`Name`} autoComplete="off" maxLength={80} />
        <SelectField name={`members.${at}.relation`} label={t`Relation`} options={familyRelationOptions} />
      </FieldRow>
      <FieldRow>
        <DateField name={`members.${at}.birthDate`} label={t`Date of birth`} />
        <NumberField name={`members.${at}.nomineePercent`} label={t`Nominee share`} unit="%" optional />
      </FieldRow>
      <CheckboxField name={`members.${at}.isDependent`} label={t`Financially dependent`} />
    </Box>
  )
}
