import { type ComponentType } from 'react'
import type { WizardStep } from './wizard-page.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { Employee } from '../words.ts'
import type { Allowed } from './allowed.ts'
import type { StepProps } from './step.ts'

/** The steps by their name in the address; each is loaded when it is shown. */
export const steps = {
  basics: lazyPart(() => import('./basics-step.tsx')),
  personal: lazyPart(() => import('./personal-step.tsx')),
  bank: lazyPart(() => import('./bank-step.tsx')),
  salary: lazyPart(() => import('./salary-step.tsx')),
  access: lazyPart(() => import('./access-step.tsx')),
  review: lazyPart(() => import('./review-step.tsx')),
} satisfies Record<string, ComponentType<StepProps>>

/** A step is done when what it asks for is there, whichever way it got there. */
export function stepsFor(allowed: Allowed, employee: Employee | null, hasSalary = false): WizardStep[] {
  const lacks = (what: Employee['missing'][number]) => employee?.missing.includes(what) ?? true
  const isFinished = employee !== null && employee.status !== 'onboarding'
  const state = (done: boolean) => ({ state: done ? ('done' as const) : ('open' as const) })
  const all: (WizardStep | false)[] = [
    { id: 'basics', title: 'Basics', ...state(employee !== null) },
    { id: 'personal', title: 'Personal', ...state(!lacks('personal') && !lacks('identity')) },
    allowed.bank && { id: 'bank', title: 'Bank', ...state(!lacks('bank')) },
    allowed.salary && { id: 'salary', title: 'Salary', ...state(hasSalary) },
    allowed.access && { id: 'access', title: 'Access', ...state(isFinished) },
    { id: 'review', title: 'Review', ...state(isFinished) },
  ]
  return all.filter((step) => step !== false)
}
