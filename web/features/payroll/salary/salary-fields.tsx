import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ArrearsNote } from './arrears-note.tsx'
import { LiveBreakdown } from './breakdown-table.tsx'
import { useBreakdown } from './use-breakdown.ts'

/**
 * The salary fields (`templateId`, `annualCtcPaise`, `startsOn`) for use in any form, with the resulting breakdown. For the body of
 * `POST /api/v1/employee/salary` and `PUT /api/v1/employee/salary/{id}`.
 */
export function SalaryFields({ joinedOn, employeeId }: { joinedOn?: string; employeeId?: string }) {
  const templates = useApi('GET /api/v1/user/salary-template')
  if (templates.error) {
    return (
      <ErrorState
        title={t`Could not load salary templates.`}
        error={templates.error}
        onRetry={() => void templates.mutate()}
      />
    )
  }
  if (!templates.data) return <FormSkeleton fields={3} />
  const options = templates.data.map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FieldRow>
        <MoneyField name="annualCtcPaise" label={t`CTC`} unit={t`per year`} />
        <SelectField
          name="templateId"
          label={t`Salary template`}
          options={options}
          placeholder={t`Choose a template`}
        />
        <DateField name="startsOn" label={t`Effective from`} {...(joinedOn ? { min: joinedOn } : {})} />
      </FieldRow>
      <Preview employeeId={employeeId} />
    </Box>
  )
}

function Preview({ employeeId }: { employeeId: string | undefined }) {
  const [annualCtcPaise, templateId, startsOn] = useWatch({ name: ['annualCtcPaise', 'templateId', 'startsOn'] }) as [
    number | null,
    string,
    string | null,
  ]
  const isReady = annualCtcPaise !== null && annualCtcPaise >= 100 && templateId !== ''
  const about = { ...(employeeId ? { employeeId } : {}), ...(startsOn ? { startsOn } : {}) }
  const { data } = useBreakdown(isReady ? { annualCtcPaise, of: { templateId }, ...about } : null)
  const revision = isReady && employeeId && startsOn ? { employeeId, annualCtcPaise, templateId, startsOn } : null
  return isReady ? (
    <>
      <ArrearsNote question={revision} />
      <LiveBreakdown breakdown={data} />
    </>
  ) : (
    <Typography
      sx={{ color: 'text.secondary' }}
    >{t`Enter the CTC and choose a template to see the salary breakup.`}</Typography>
  )
}
