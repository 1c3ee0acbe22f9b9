import { lazyPart } from '../../part/lazy-part.tsx'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { TimeInputProps } from './time-part.tsx'
import { PartPlaceholder } from '../part-placeholder.tsx'

const TimePart = lazyPart(() => import('./time-part.tsx'))

/** A time of day (`09:30`) typed or picked, null when empty; inside a form use `TimeField`. */
export function TimeInput(props: TimeInputProps) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <PartPlaceholder>
          <TimePart {...props} wiring={wiring} />
        </PartPlaceholder>
      )}
    </FieldFrame>
  )
}

export const TimeField = bound<string | null, TimeInputProps>(TimeInput)
