import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../shared/call/use-api.ts'
import { CheckboxGroup } from '../../../shared/form/choice/checkbox-group.tsx'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { loadLocations } from '../../../shared/form/choice/location-choices.ts'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import { EligibleEffect } from './eligible-effect.tsx'
import { eligibleText, employmentTypeOptions, genderOptions } from './eligible-sentences.ts'

/** Eligibility for a leave, in a sentence, and who is eligible today. */
export function EligibleField({ id }: { id: string | undefined }) {
  const departments = useApi('GET /api/v1/user/department')
  const options = (departments.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary' }}
      >{t`Employees must meet every condition. Leave a condition empty to include everyone.`}</Typography>
      <CheckboxGroup name="genders" label={t`Gender`} row optional options={genderOptions} />
      <CheckboxGroup name="employmentTypes" label={t`Employment type`} row optional options={employmentTypeOptions} />
      <ChoicesField
        name="locationIds"
        label={t`Locations`}
        optional
        load={loadLocations}
        placeholder={t`All locations`}
      />
      <ChoicesField
        name="departmentIds"
        label={t`Departments`}
        optional
        options={options}
        placeholder={t`All departments`}
      />
      <FieldRow>
        <NumberField
          name="waitingDays"
          label={t`Minimum service`}
          unit={t`days`}
          helper={t`Days after joining. The Maternity Benefit Act requires 80 days of work.`}
        />
        <SwitchField name="afterProbation" label={t`Only after probation`} />
      </FieldRow>
      <Outcome id={id} />
    </>
  )
}

function Outcome({ id }: { id: string | undefined }) {
  const [genders, employmentTypes, locations, departments, waitingDays, afterProbation] = useWatch({
    name: ['genders', 'employmentTypes', 'locationIds', 'departmentIds', 'waitingDays', 'afterProbation'],
  }) as [string[], string[], Choice[], Choice[], number | null, boolean]
  const rule = { genders, employmentTypes, waitingDays: waitingDays ?? 0, afterProbation }
  const label = (choices: Choice[]) => choices.map((choice) => choice.label)
  const value = (choices: Choice[]) => choices.map((choice) => choice.value)
  return (
    <>
      <Typography sx={{ fontWeight: 600 }} aria-live="polite">
        {eligibleText({ ...rule, locations: label(locations), departments: label(departments) })}
      </Typography>
      <EligibleEffect
        rule={{
          ...(rule as {
            genders: 'female'[]
            employmentTypes: 'fullTime'[]
            waitingDays: number
            afterProbation: boolean
          }),
          ...{ locationIds: value(locations), departmentIds: value(departments) },
          ...(id === undefined ? {} : { _id: id }),
        }}
      />
    </>
  )
}
