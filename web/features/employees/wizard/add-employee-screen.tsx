import { t } from '@lingui/core/macro'
import { Suspense, type ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { useWizard, WizardPage } from './wizard-page.tsx'
import { useRecordName } from '../../../shared/page/record-name.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { detailPath } from '../employee-labels.ts'
import { useAllowed } from './allowed.ts'
import { steps, stepsFor } from './steps.tsx'
import { isAdmin, isEmployee, useSession } from '../../../shared/session/session.ts'

const OwnRecordStep = lazyPart(() => import('./own-record-step.tsx'))
const RehireStep = lazyPart(() => import('./rehire-step.tsx'))
const NewEmployeeStep = lazyPart(() => import('./new-employee-step.tsx'))

/** Adding an employee: each step has its own URL and is saved separately, so that it can be continued later. */
export default function AddEmployeeScreen() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const former = search.get('rehire')
  if (id !== undefined) return <Onboarding key={id} id={id} />
  return former === null ? <NewEmployee /> : <Rehire id={former} />
}

function Rehire({ id }: { id: string }) {
  return (
    <FirstStep title={t`Rehire`} subtitle={t`A further employment of the same person.`} back={detailPath(id)}>
      <RehireStep id={id} />
    </FirstStep>
  )
}

function NewEmployee() {
  const isMyself = useIsMyself()
  return (
    <FirstStep
      title={isMyself ? t`Add yourself as an employee` : t`Add employee`}
      subtitle={
        isMyself
          ? t`You remain company admin and sign in as before.`
          : t`Only the basics are required now. You can add the rest later.`
      }
      back="/home/employees"
    >
      {isMyself ? <OwnRecordStep /> : <NewEmployeeStep />}
    </FirstStep>
  )
}

/** The step that makes the record; the others follow it. */
function FirstStep({ title, subtitle, back, children }: FirstStepProps) {
  const shown = stepsFor(useAllowed(), null)
  const wizard = useWizard(shown, back)
  return (
    <WizardPage title={title} subtitle={subtitle} steps={shown} wizard={{ ...wizard, index: 0 }}>
      <Suspense fallback={<FormSkeleton fields={8} />}>{children}</Suspense>
    </WizardPage>
  )
}

interface FirstStepProps {
  title: string
  subtitle: string
  back: string
  children: ReactNode
}

function Onboarding({ id }: { id: string }) {
  const reply = useApi('GET /api/v1/employee/basic-info/{id}', { params: { id } })
  const allowed = useAllowed()
  const salary = useApi(allowed.salary ? 'GET /api/v1/employee/salary/{id}' : null, { params: { id } })
  const shown = stepsFor(allowed, reply.data ?? null, (salary.data?.salaries.length ?? 0) > 0)
  const wizard = useWizard(shown, detailPath(id))
  useRecordName(reply.data?.name)
  if (reply.error)
    return (
      <ErrorState title={t`Could not load this employee.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  const Step = steps[wizard.step as keyof typeof steps]
  return (
    <WizardPage
      title={reply.data ? t`Onboard ${reply.data.name}` : t`Onboarding`}
      subtitle={t`Each step is saved separately. You can leave and continue later.`}
      steps={shown}
      wizard={wizard}
      free
    >
      {reply.data ? (
        <Suspense fallback={<FormSkeleton fields={6} />}>
          <Step key={wizard.step} employee={reply.data} wizard={wizard} />
        </Suspense>
      ) : (
        <FormSkeleton fields={6} />
      )}
    </WizardPage>
  )
}

/** Whether the admin is adding their own record: requested in the URL, and possible once. */
function useIsMyself(): boolean {
  const [search] = useSearchParams()
  const may = useSession((session) => isAdmin(session) && !isEmployee(session))
  return may && search.get('myself') === 'yes'
}
