import { lazy } from 'react'
import { bound } from './bound.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { TimeInputProps } from './time-part.tsx'
import { LazyPart } from './lazy-part.tsx'

const TimePart = lazy(() => import('./time-part.tsx'))

/** A time of day (`09:30`) typed or picked, null when empty; inside a form use `TimeField`. */
export function TimeInput(props: TimeInputProps) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <LazyPart>
          <TimePart {...props} wiring={wiring} />
        </LazyPart>
      )}
    </FieldFrame>
  )
}

export const TimeField = bound<string | null, TimeInputProps>(TimeInput)
