import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { RadioCards } from '../../../shared/public-kit/radio-cards.tsx'
import { useApiWith } from '../../../shared/call/use-api.ts'
import { readOnce, Reading } from '../form/reading.tsx'
import { PlanCard, type Billing, type Plan } from './plan-card.tsx'
import { SignUpPage } from './sign-up-page.tsx'
import { bearer, pathOf, stepIsDone, type Progress } from './steps.ts'
import '../identity.css'

export default function ChoosePlanScreen() {
  // Read here: the cache only re-renders components that have read its data, and the plans may load before the progress.
  const { data, error, mutate } = useApiWith(readOnce, 'GET /api/auth/user/plans')
  return (
    <SignUpPage
      step="plan"
      title={t`Choose a plan`}
      lead={t`Every plan is free for 30 days. You can change it at any time.`}
      width="page"
    >
      {(progress) => (
        <Reading reply={{ data, error, mutate }}>{(known) => <PlanForm plans={known} progress={progress} />}</Reading>
      )}
    </SignUpPage>
  )
}

function PlanForm({ plans, progress }: { plans: readonly Plan[]; progress: Progress }) {
  const navigate = useNavigate()
  const [plan, setPlan] = useState<Plan['_id']>(progress.step === 'plan' ? 'growth' : progress.plan)
  const [billing, setBilling] = useState<Billing>('monthly')
  const [people, setPeople] = useState('50')
  const [message, setMessage] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const chosen = plans.find(({ _id }) => _id === plan)

  async function go(): Promise<void> {
    if (pending) return
    setPending(true)
    setMessage(null)
    try {
      const { step } = await api('POST /api/auth/user/choose-plan', { body: { plan, billing }, bearer: bearer() })
      await stepIsDone()
      await navigate(pathOf(step))
    } catch (error) {
      setMessage(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
    >
      {message === null ? null : <Alert>{message}</Alert>}
      <RadioCards
        legend={t`Billing`}
        name="billing"
        columns={2}
        value={billing}
        onChange={setBilling}
        cards={[
          { value: 'monthly', title: t`Billed monthly` },
          { value: 'yearly', title: t`Billed annually`, mark: t`2 months free` },
        ]}
      />
      <RadioCards
        legend={t`Plan`}
        name="plan"
        columns={3}
        value={plan}
        onChange={setPlan}
        cards={plans.map((one) => ({
          value: one._id,
          title: one.title,
          text: <PlanCard plan={one} billing={billing} />,
          ...(one._id === 'growth' ? { mark: t`Most popular` } : {}),
        }))}
      />
      <p className="plan-estimate">
        <label>
          <Trans>
            For
            <input
              className="kit-input"
              inputMode="numeric"
              aria-label={t`People`}
              value={people}
              maxLength={5}
              onChange={(event) => setPeople(event.target.value.replace(/\D/g, ''))}
            />
            people
          </Trans>
        </label>
        <strong role="status">{chosen === undefined ? '' : estimate(chosen, billing, Number(people))}</strong>
      </p>
      <Button type="submit" pending={pending}>{t`Continue`}</Button>
    </form>
  )
}

function estimate(plan: Plan, billing: Billing, people: number): string {
  if (plan.employees !== null && people > plan.employees)
    return t`${plan.title} covers up to ${plan.employees} employees`
  const paise = people * (billing === 'yearly' ? plan.yearlyPaise : plan.monthlyPaise)
  return paise === 0
    ? t`Free`
    : billing === 'yearly'
      ? t`About ${formatMoney(paise)} per year after the trial`
      : t`About ${formatMoney(paise)} per month after the trial`
}
