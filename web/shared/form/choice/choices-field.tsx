import { lazyPart } from '../../part/lazy-part.tsx'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { ChoicesInputProps } from './choices-part.tsx'
import { PartPlaceholder } from '../part-placeholder.tsx'
import type { Choice } from './use-options.ts'

const ChoicesPart = lazyPart(() => import('./choices-part.tsx'))

/** Several choices among many, as chips; the form sends their values. Inside a form use `ChoicesField`. */
export function ChoicesInput(props: ChoicesInputProps) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <PartPlaceholder>
          <ChoicesPart {...props} wiring={wiring} />
        </PartPlaceholder>
      )}
    </FieldFrame>
  )
}

export const ChoicesField = bound<Choice[], ChoicesInputProps>(ChoicesInput)
