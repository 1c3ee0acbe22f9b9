import { t } from '@lingui/core/macro'
import { Box, Alert } from '@mui/material'
import { addMonths } from '@muster/engine/day.ts'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMonth } from '../../../shared/format/date.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { EffectPreview } from './effect.tsx'
import type { SectionField as Field } from '../../../shared/statutory/field.ts'
import type { InForce, Place } from './place.ts'
import { FromField, SectionField } from './section-field.tsx'
import { sections, toFormValues, toBody } from '../../../shared/statutory/sections.ts'
import { LawExample } from './law/law-example.tsx'

interface Props {
  section: StatutorySection
  place: Place
  inForce: InForce
  month: string
  lockedTo: string | null
  onSaved: () => void
}

/** The settings of a section as a form; changes apply from a month on. */
export function SectionForm({ section, place, inForce, month, lockedTo, onSaved }: Props) {
  const { groups, lost } = sections[section]
  const { state, code, locationId } = place
  const canSeeRuns = useCan('payRollHistoryRead')
  const isUsed = ({ states }: Field) => states === undefined || (code !== null && states.includes(code))
  const from = lockedTo !== null && lockedTo >= month ? addMonths(lockedTo, 1) : month
  const bodyOf = (values: Record<string, unknown>) => ({
    ...values,
    section,
    seenIn: month,
    note: values['note'] ?? '',
    value: toBody(section, values['value'] as Record<string, unknown>),
    ...(section === 'pt' ? { state, locationId } : section === 'lwf' ? { state } : {}),
  })
  return (
    <Form
      values={{ from, note: '', value: toFormValues(section, inForce.value) }}
      empty="null"
      prepare={bodyOf}
      schema={() =>
        import('@muster/contract/payroll/statutory/statutory-settings.routes.ts').then(
          (routes) => routes.StatutorySettingInput,
        )
      }
      send={(body) => api('POST /api/v1/user/statutory-settings', { body })}
      onDone={() => {
        snack(t`Statutory settings saved`)
        void invalidate('GET /api/v1/user/statutory-settings', 'GET /api/v1/user/statutory-settings/history').then(
          onSaved,
        )
      }}
      submit={t`Save settings`}
      guard={lost}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <InForceSince inForce={inForce} />
          {groups.map(({ title, description, fields }) => (
            <FormSection key={title} title={title} {...(description ? { description } : {})}>
              {fields.filter(isUsed).map((field) => (
                <SectionField key={field.name} field={field} />
              ))}
            </FormSection>
          ))}
          <FormSection title={t`Effective date`}>
            <FieldRow>
              <FromField lockedTo={lockedTo === null ? null : lockedText(lockedTo)} />
              <TextField name="note" label={t`Note`} optional maxLength={300} helper={t`Reason for the change`} />
            </FieldRow>
            {canSeeRuns ? <EffectPreview bodyOf={bodyOf} /> : null}
          </FormSection>
        </Box>
        <LawExample section={section} month={month} place={place} />
      </Box>
    </Form>
  )
}

const lockedText = (month: string) => t`Payroll is locked up to ${formatMonth(month)}; locked months do not change`

/** Since when the settings shown apply, and when the next ones do. */
function InForceSince({ inForce: { from, next } }: { inForce: InForce }) {
  const since =
    from === null
      ? t`These are the default values. Nothing has been saved yet.`
      : t`Effective from ${formatMonth(from)}.`
  const later = next !== null && t`Other settings apply from ${formatMonth(next)}; see the history below.`
  return <Alert severity="info">{[since, later].filter(Boolean).join(' ')}</Alert>
}
