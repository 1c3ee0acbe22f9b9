import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { useNavigate } from 'react-router'
import { api } from '../../shared/call/api.ts'
import { invalidate, useApi } from '../../shared/call/use-api.ts'
import type { Got } from '../../shared/call/types.ts'
import { CheckboxField } from '../../shared/form/choice/checkbox-field.tsx'
import { ChoicesField } from '../../shared/form/choice/choices-field.tsx'
import { RadioCards } from '../../shared/form/choice/radio-cards.tsx'
import { FieldRow, FormSection } from '../../shared/form/form-section.tsx'
import { Form } from '../../shared/form/form.tsx'
import { NumberField } from '../../shared/form/text/number-field.tsx'
import { formatDate } from '../../shared/format/date.ts'
import { states, stateName } from '../../shared/format/states.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../shared/ui/skeletons.tsx'
import { answersOf, type SetupValues } from './setup-values.ts'
import { SetupProposal } from './setup-proposal.tsx'
import { StateFundFields } from './state-fund-fields.tsx'

type Known = Got<'GET /api/v1/user/company-setup'>

/** A few questions to a new company, with everything that follows from the answers below. */
export default function CompanySetupScreen() {
  const reply = useApi('GET /api/v1/user/company-setup')
  const madeAt = reply.data?.madeAt ?? null
  return (
    <>
      <PageHeader
        title={t`Company setup`}
        subtitle={t`Answer a few questions, review what is set up for you, and change anything later.`}
      />
      {reply.error ? (
        <ErrorState
          title={t`Could not load the company setup.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      ) : reply.data ? (
        <>
          {madeAt === null ? null : (
            <Alert severity="success" sx={{ mb: 2.5 }}>
              {t`Your company was set up on ${formatDate(madeAt.slice(0, 10))}. The answers below match your current settings. Change an answer to see its effect.`}
            </Alert>
          )}
          <SetupForm known={reply.data} />
        </>
      ) : (
        <FormSkeleton fields={5} />
      )}
    </>
  )
}

const registered = [
  { value: 'registered', label: t`Yes, required by law` },
  { value: 'voluntary', label: t`Yes, voluntarily` },
  { value: 'notCovered', label: t`No` },
]

function SetupForm({ known: { answers, stateSchemes, isAgain } }: { known: Known }) {
  const leave = isAgain ? '/home/settings' : '/home/default'
  const navigate = useNavigate()
  const values: SetupValues = {
    ...answers,
    states: answers.states.map((value) => ({ value, label: stateName(value) })),
    pf: answers.pf ?? '',
    esi: answers.esi ?? '',
    stateFunds: Object.fromEntries(
      states.map(({ value }) => {
        const known = answers.stateFunds[value]
        return [value, { pt: known?.pt ?? '', lwf: known?.lwf ?? '' }]
      }),
    ),
    excludedHolidays: [],
  }
  return (
    <Form
      values={values}
      guard={t`Your answers will be lost.`}
      prepare={(body) => answersOf(body as Partial<SetupValues>, stateSchemes)}
      schema={() => import('@muster/contract/setup/company-setup.routes.ts').then((routes) => routes.CompanySetupInput)}
      send={(body) =>
        isAgain ? api('PUT /api/v1/user/company-setup', { body }) : api('POST /api/v1/user/company-setup', { body })
      }
      onDone={() => {
        snack(isAgain ? t`Company setup changed` : t`Company set up`)
        void invalidate(
          ...(['GET /api/v1/user/company-setup', 'GET /api/v1/dashboard/checklist'] as const),
          ...(['GET /api/v1/employee/holiday', 'GET /api/v1/user/location'] as const),
          ...(['GET /api/v1/user/payrun-config', 'GET /api/v1/user/statutory-registrations'] as const),
        )
        void navigate(leave)
      }}
      submit={isAgain ? t`Apply changes` : t`Set up company`}
      cancel={leave}
      {...(isAgain ? {} : { cancelLabel: t`Skip for now` })}
    >
      <FormSection title={t`About your company`}>
        <FieldRow>
          <NumberField name="people" label={t`How many employees do you have?`} />
          <ChoicesField name="states" label={t`In which states do they work?`} options={[...states]} />
        </FieldRow>
      </FormSection>
      <FormSection
        title={t`Payroll`}
        description={t`PF is required from 20 employees and ESI from 10. Smaller companies can register voluntarily. Once required, a registration stays required even if the headcount falls.`}
      >
        <FieldRow>
          <RadioCards name="pf" label={t`Are you registered for EPF?`} options={registered} minWidth={120} />
          <RadioCards name="esi" label={t`Are you registered for ESI?`} options={registered} minWidth={120} />
        </FieldRow>
        <StateFundFields schemes={stateSchemes} />
        <FieldRow>
          <NumberField name="payDay" label={t`On which day are salaries paid?`} helper={t`31 is the last day`} />
          <RadioCards
            name="payMonth"
            label={t`Of which month?`}
            minWidth={120}
            options={[
              { value: 'this', label: t`Same month` },
              { value: 'next', label: t`Next month` },
            ]}
          />
        </FieldRow>
        <CheckboxField name="employerShareInCtc" label={t`The CTC includes the employer's share of PF and ESI`} />
      </FormSection>
      <SetupProposal isAgain={isAgain} schemes={stateSchemes} />
    </Form>
  )
}
