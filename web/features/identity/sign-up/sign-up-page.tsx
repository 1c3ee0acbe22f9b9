import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { tokens } from '../../../shared/call/token-store.ts'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { Stepper } from '../form/stepper.tsx'
import { Reading } from '../form/reading.tsx'
import { maySee, numberOf, pathOf, stepTitles, useProgress, type Progress, type Step } from './steps.ts'

interface Props {
  step: Step
  title: string
  lead?: ReactNode
  width?: 'form' | 'wide' | 'page'
  panel?: ReactNode
  children: (progress: Progress) => ReactNode
}

/** A step of the sign-up. Opened too early or too late, it redirects to the next step. */
export function SignUpPage({ step, children, ...page }: Props) {
  const reply = useProgress()
  if (tokens.onboarding() === null) return <Navigate to="/register" replace />
  return (
    <PublicPage {...page} above={<Stepper steps={stepTitles} current={numberOf(step)} />}>
      <Reading reply={reply} otherwise={(error) => (error.status === 401 ? <Over /> : null)}>
        {(progress) =>
          maySee(step, progress.step) ? children(progress) : <Navigate to={pathOf(progress.step)} replace />
        }
      </Reading>
    </PublicPage>
  )
}

/** The sign-up is finished, or expired: signing in continues in both cases. */
function Over() {
  tokens.clearOnboarding()
  return <Navigate to="/login" replace />
}
