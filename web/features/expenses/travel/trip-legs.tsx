import { t } from '@lingui/core/macro'
import { Box, FormHelperText, IconButton, Typography } from '@mui/material'
import { CornerUpLeft, Plus, X } from 'lucide-react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { mostLegs, travelModes } from '@muster/contract/expenses/travel-modes.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { modeLabels } from './travel-modes.tsx'
import { type LegValues, nextLeg, returnLeg } from './trip-values.ts'

/** The trip's route, leg by leg; the return is one tap. */
export function TripLegs() {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray<{ legs: LegValues[] }>({ name: 'legs' })
  const legs = (useWatch({ name: 'legs' }) ?? []) as LegValues[]
  const { errors } = useFormState<{ legs: LegValues[] }>({ name: 'legs' })
  const problem = errors.legs?.root?.message ?? errors.legs?.message
  const back = returnLeg(legs)
  const hasRoom = fields.length < mostLegs
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {fields.map((field, at) => (
        <TripLeg
          key={field.id}
          at={at}
          earliest={legs[at - 1]?.day ?? null}
          onRemove={fields.length > 1 ? () => remove(at) : null}
        />
      ))}
      {problem === undefined ? null : <FormHelperText error>{problem}</FormHelperText>}
      {hasRoom ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {back === null ? null : (
            <ActionButton
              action={{ label: t`Add return to ${back.to}`, icon: CornerUpLeft, onClick: () => append(back) }}
              look="secondary"
            />
          )}
          <ActionButton action={{ label: t`Add leg`, icon: Plus, onClick: () => append(nextLeg(legs)) }} look="text" />
        </Box>
      ) : null}
    </Box>
  )
}

interface Props {
  at: number
  /** The previous leg's day. */
  earliest: string | null
  /** Null for the only leg. */
  onRemove: (() => void) | null
}

function TripLeg({ at, earliest, onRemove }: Props) {
  const label = t`Leg ${at + 1}`
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Typography component="h3" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {label}
        </Typography>
        {onRemove === null ? null : (
          <IconButton aria-label={t`Remove leg ${at + 1}`} onClick={onRemove}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
      <FieldRow minWidth={150}>
        <TextField name={`legs.${at}.from`} label={t`From`} maxLength={80} />
        <TextField name={`legs.${at}.to`} label={t`To`} maxLength={80} />
        <DateField name={`legs.${at}.day`} label={t`Date`} {...(earliest === null ? {} : { min: earliest })} />
        <SelectField name={`legs.${at}.mode`} label={t`Travel by`} options={modes} />
      </FieldRow>
    </Box>
  )
}

const modes = travelModes.map((value) => ({ value, label: modeLabels[value] }))
