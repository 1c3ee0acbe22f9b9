import { t } from '@lingui/core/macro'
import { Box, IconButton } from '@mui/material'
import { X } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { TimeField } from '../../../shared/form/date/time-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { today } from '../../../shared/format/date.ts'
import { FixPreview } from './fix-preview.tsx'
import { blankDay, type FixValues } from './fix-values.ts'

interface Props {
  at: number
  /** Null for the only day. */
  onRemove: (() => void) | null
}

/** One day: which punch was wrong, its correct time, and what the day would become. */
export function FixDay({ at, onRemove }: Props) {
  'use no memo' // The form library reports changes through the same objects.
  const values = (useWatch({ name: `days.${at}` }) ?? blankDay()) as FixValues
  const name = (field: keyof FixValues) => `days.${at}.${field}`
  return (
    <Box
      role="group"
      aria-label={t`Day ${at + 1}`}
      sx={{
        ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
        ...(onRemove === null ? {} : { p: 2, border: '1px solid', borderColor: 'divider', borderRadius: '8px' }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <DateField name={name('day')} label={t`Day`} max={today()} />
        </Box>
        {onRemove === null ? null : (
          <IconButton aria-label={t`Remove day ${at + 1}`} onClick={onRemove} sx={{ mt: '26px' }}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
      <RadioCards
        name={name('type')}
        label={t`What needs correcting?`}
        minWidth={140}
        options={[
          { value: 'punchIn', label: t`Punch-in` },
          { value: 'punchOut', label: t`Punch-out` },
          { value: 'both', label: t`Both` },
        ]}
      />
      {values.type === 'both' ? (
        <FieldRow>
          <TimeField name={name('punchInTime')} label={t`Punched in at`} />
          <TimeField name={name('punchOutTime')} label={t`Punched out at`} />
        </FieldRow>
      ) : values.type === '' ? null : (
        <TimeField
          name={name('requestedTime')}
          label={values.type === 'punchIn' ? t`Punched in at` : t`Punched out at`}
        />
      )}
      <FixPreview values={values} />
    </Box>
  )
}
