import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { Got } from '../../../../shared/call/types.ts'
import { SelectField } from '../../../../shared/form/choice/select-field.tsx'
import { TextField } from '../../../../shared/form/text/text-field.tsx'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'

/** The role for each group of the provider; the first match decides. */
export function RoleRows({ roles }: { roles: Got<'GET /api/v1/user/single-sign-on'>['roles'] }) {
  const { fields, append, remove } = useFieldArray({ name: 'roles' })
  const claim = useWatch({ name: 'groupsClaim' }) as string | null
  if ((claim ?? '') === '' && fields.length === 0) return null
  return (
    <Box role="group" aria-label={t`Roles by group`} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {t`If a person is in several groups, the first one in this list decides the role.`}
      </Typography>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={t`Group ${index + 1}`}
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr) auto' },
            alignItems: 'end',
          }}
        >
          <TextField name={`roles.${index}.group`} label={t`Group`} />
          <SelectField
            name={`roles.${index}.roleId`}
            label={t`Role`}
            options={roles.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
          <ActionButton look="text" action={{ label: t`Remove group ${index + 1}`, onClick: () => remove(index) }} />
        </Box>
      ))}
      <Box>
        <ActionButton
          look="secondary"
          action={{ label: t`Add group`, onClick: () => append({ group: '', roleId: null }) }}
        />
      </Box>
    </Box>
  )
}
