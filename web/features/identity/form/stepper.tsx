import { Trans } from '@lingui/react/macro'
import '../../../shared/public-kit/cards.css'
import '../../../shared/public-kit/kit.css'

interface Props {
  /** Titles of all steps, in order. */
  steps: readonly string[]
  /** The current step, counted from 0. */
  current: number
}

/** Thin segments above a form's title, with the same in words. */
export function Stepper({ steps, current }: Props) {
  return (
    <div className="kit-stepper">
      <div className="kit-stepper-bar" aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={index <= current ? 'kit-stepper-done' : undefined} />
        ))}
      </div>
      <p>
        <Trans>
          Step {current + 1} of {steps.length} · {steps[current]}
        </Trans>
      </p>
    </div>
  )
}
