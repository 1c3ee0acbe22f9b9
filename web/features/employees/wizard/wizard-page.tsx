import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Stepper } from './stepper.tsx'

export interface WizardStep {
  id: string
  title: string
  state?: 'open' | 'done' | 'errors'
}

export interface Wizard {
  step: string
  index: number
  /** Goes to the next step; after the last one to `done`. */
  next: () => void
  /** URL of the previous step, for a form's `cancel`; undefined at the first. */
  back: string | undefined
  pathOf: (step: string) => string
}

/** The current step, from the URL (`?step=bank`). `done` is the path after the last step. */
export function useWizard(steps: readonly WizardStep[], done: string): Wizard {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const index = Math.max(
    0,
    steps.findIndex((step) => step.id === search.get('step')),
  )
  const pathOf = (step: string) => `?step=${encodeURIComponent(step)}`
  const following = steps[index + 1]
  const before = steps[index - 1]
  return {
    step: steps[index]?.id ?? '',
    index,
    next: () => void navigate(following ? pathOf(following.id) : done),
    back: before ? pathOf(before.id) : undefined,
    pathOf,
  }
}

interface Props {
  title: string
  subtitle?: ReactNode
  steps: readonly WizardStep[]
  wizard: Wizard
  /** All steps can be opened, not only completed ones. */
  free?: boolean
  /** The screen of the current step, usually a `<Form key={wizard.step} submit="Save and continue" cancel={wizard.back} …>`. */
  children: ReactNode
}

/** A task of several steps, each with its own URL and saved separately. */
export function WizardPage({ title, subtitle, steps, wizard, free = false, children }: Props) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Stepper
        steps={steps.map((step) => ({ ...step, path: wizard.pathOf(step.id) }))}
        current={wizard.index}
        free={free}
      />
      <Box sx={{ maxWidth: 900 }}>{children}</Box>
    </>
  )
}
