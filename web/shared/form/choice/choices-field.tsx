import { lazyPart } from '../../part/lazy-part.tsx'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { ChoicesInputProps } from './choices-part.tsx'
import { PartPlace } from '../part-place.tsx'
import type { Choice } from './use-options.ts'

const ChoicesPart = lazyPart(() => import('./choices-part.tsx'))

/** Several choices among many, as chips; the form sends their values. Inside a form use `ChoicesField`. */
export function ChoicesInput(props: ChoicesInputProps) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <PartPlace>
          <ChoicesPart {...props} wiring={wiring} />
        </PartPlace>
      )}
    </FieldFrame>
  )
}

export const ChoicesField = bound<Choice[], ChoicesInputProps>(ChoicesInput)
