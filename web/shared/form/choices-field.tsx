import { lazy } from 'react'
import { bound } from './bound.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { ChoicesInputProps } from './choices-part.tsx'
import { LazyPart } from './lazy-part.tsx'
import type { Choice } from './use-options.ts'

const ChoicesPart = lazy(() => import('./choices-part.tsx'))

/** Several choices among many, as chips; the form sends their values. Inside a form use `ChoicesField`. */
export function ChoicesInput(props: ChoicesInputProps) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <LazyPart>
          <ChoicesPart {...props} wiring={wiring} />
        </LazyPart>
      )}
    </FieldFrame>
  )
}

export const ChoicesField = bound<Choice[], ChoicesInputProps>(ChoicesInput)
