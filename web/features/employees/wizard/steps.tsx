import { t } from '@lingui/core/macro'
import { type ComponentType } from 'react'
import type { WizardStep } from './wizard-page.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { Employee } from '../employee-labels.ts'
import type { Allowed } from './allowed.ts'
import type { StepProps } from './step.ts'

/** The steps by their name in the URL; each is loaded when shown. */
export const steps = {
  basics: lazyPart(() => import('./basics-step.tsx')),
  personal: lazyPart(() => import('./personal-step.tsx')),
  bank: lazyPart(() => import('./bank-step.tsx')),
  salary: lazyPart(() => import('./salary-step.tsx')),
  emergency: lazyPart(() => import('./emergency-step.tsx')),
  family: lazyPart(() => import('./family-step.tsx')),
  access: lazyPart(() => import('./access-step.tsx')),
  review: lazyPart(() => import('./review-step.tsx')),
} satisfies Record<string, ComponentType<StepProps>>

/** A step is done once its details are there, however they were entered. */
export function stepsFor(allowed: Allowed, employee: Employee | null, hasSalary = false): WizardStep[] {
  const lacks = (what: Employee['missing'][number]) => employee?.missing.includes(what) ?? true
  const isFinished = employee !== null && employee.status !== 'onboarding'
  const state = (done: boolean) => ({ state: done ? ('done' as const) : ('open' as const) })
  const all: (WizardStep | false)[] = [
    { id: 'basics', title: t`Basics`, ...state(employee !== null) },
    { id: 'personal', title: t`Personal`, ...state(!lacks('birthDate') && !lacks('address') && !lacks('identity')) },
    allowed.bank && { id: 'bank', title: t`Bank`, ...state(!lacks('bank')) },
    allowed.salary && { id: 'salary', title: t`Salary`, ...state(hasSalary) },
    { id: 'emergency', title: t`Emergency contact`, ...state(!lacks('emergency')) },
    { id: 'family', title: t`Family`, ...state((employee?.familyMembers ?? 0) > 0) },
    allowed.access && { id: 'access', title: t`Access`, ...state(isFinished) },
    { id: 'review', title: t`Review`, ...state(isFinished) },
  ]
  return all.filter((step) => step !== false)
}
