import { plural, t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { isAdmin, useSession } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'

type Company = ReplyOf<RouteOf<'GET /api/v1/user/company-info'>>
type Plans = ReplyOf<RouteOf<'GET /api/auth/user/plans'>>

/** The company's plan, and changing it. */
export default function PlanScreen() {
  const company = useApi('GET /api/v1/user/company-info')
  const plans = useApi('GET /api/auth/user/plans')
  const failed = company.error ?? plans.error
  const retry = () => void Promise.all([company.mutate(), plans.mutate()])
  return (
    <>
      <PageHeader title={t`Plan`} subtitle={t`Your company's plan and employee limit.`} />
      {failed ? (
        <ErrorState title={t`Could not load the plan.`} error={failed} onRetry={retry} />
      ) : company.data && plans.data ? (
        <PlanForm key={company.data.plan} company={company.data} plans={plans.data} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </>
  )
}

function PlanForm({ company, plans }: { company: Company; plans: Plans }) {
  const admin = useSession(isAdmin)
  const { plan, employees, employeeLimit, trialEndsOn } = company
  if (!admin) return <Alert severity="info">{t`Only the company admin can change the plan.`}</Alert>
  return (
    <Form
      values={{ plan, billing: 'monthly' }}
      guard={t`Your changes to the plan will be lost.`}
      schema={() => import('@muster/contract/organisation/company.routes.ts').then((routes) => routes.PlanInput)}
      send={(body) => api('PUT /api/v1/user/plan', { body })}
      onDone={() => {
        snack(t`Plan changed`)
        void invalidate('GET /api/v1/user/company-info')
      }}
      submit={t`Change Plan`}
      cancel="/home/settings"
    >
      <Alert severity="info">
        {employeeLimit === null
          ? plural(employees, { one: '# active employee.', other: '# active employees.' })
          : t`${employees} of ${employeeLimit} employees used.`}{' '}
        {trialEndsOn === null ? null : t`The trial ends on ${formatDate(trialEndsOn)}.`}
      </Alert>
      <FormSection title={t`Plan`}>
        <RadioCards
          name="plan"
          label={t`Plan`}
          minWidth={220}
          options={plans.map((one) => ({ value: one._id, label: one.title, detail: detailOf(one) }))}
        />
        <RadioCards
          name="billing"
          label={t`Billing`}
          options={[
            { value: 'monthly', label: t`Billed monthly` },
            { value: 'yearly', label: t`Billed annually`, detail: t`2 months free` },
          ]}
        />
      </FormSection>
    </Form>
  )
}

function detailOf({ employees, monthlyPaise }: Plans[number]): string {
  const room = employees === null ? t`Unlimited employees` : t`Up to ${employees} employees`
  return monthlyPaise === 0 ? t`${room}, free` : t`${room}, ${formatMoney(monthlyPaise)} per employee per month`
}
