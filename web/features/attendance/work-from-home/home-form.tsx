import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { CheckboxGroup } from '../../../shared/form/choice/checkbox-group.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { RequestForm } from '../../approvals/index.ts'
import { HomeDaysField } from './home-days-field.tsx'
import { HomePreview } from './home-preview.tsx'
import { blankHome, homeBody } from './home-values.ts'
import { homeReads, partLabels, weekdays } from './work-from-home.ts'

/** Requests days at home: single ones, or the same weekdays of every week. */
export default function HomeForm() {
  return (
    <RequestForm
      type="workFromHome"
      title={t`Request work from home`}
      sent={t`Work from home request submitted`}
      blank={blankHome}
      schema={() =>
        import('@muster/contract/attendance/work-from-home.routes.ts').then((routes) => routes.WorkFromHomeDraft)
      }
      prepare={homeBody}
      send={(body, sending) => api('POST /api/v1/employee/work-from-home', { body, ...sending })}
      stale={homeReads}
      aside={<HomePreview />}
    >
      <FormSection
        title={t`Days at home`}
        description={t`Holidays, weekly offs and approved leave are excluded automatically.`}
      >
        <RadioCards
          name="pattern"
          label={t`Choose days`}
          options={[
            { value: 'days', label: t`Single days`, detail: t`Pick one or more days` },
            { value: 'weekly', label: t`Weekly pattern`, detail: t`For example, every Tuesday and Thursday` },
          ]}
        />
        <Days />
        <RadioCards
          name="part"
          label={t`Part of the day`}
          minWidth={140}
          options={[
            { value: 'full', label: partLabels.full },
            { value: 'first', label: partLabels.first },
            { value: 'second', label: partLabels.second },
          ]}
        />
        <TextField
          name="reachableAt"
          label={t`Reachable at`}
          helper={t`Your phone number on these days`}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          placeholder="+91 98765 43210"
        />
      </FormSection>
    </RequestForm>
  )
}

function Days() {
  'use no memo' // The form library reports changes through the same objects.
  const pattern = useWatch({ name: 'pattern' }) as 'days' | 'weekly'
  if (pattern === 'days') return <HomeDaysField name="days" label={t`Days`} />
  return (
    <>
      <CheckboxGroup name="weekdays" label={t`Weekdays`} row options={weekdays} />
      <FieldRow>
        <DateField name="from" label={t`From`} />
        <DateField name="until" label={t`Until`} />
      </FieldRow>
    </>
  )
}
