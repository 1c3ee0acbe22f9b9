import { lazy, useState } from 'react'
import { bound } from './bound.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { DateInputProps } from './date-part.tsx'
import { LazyPart } from './lazy-part.tsx'

const DatePart = lazy(() => import('./date-part.tsx'))

/** A Day (`2026-11-20`) typed or picked, null when empty; inside a form use `DateField`. */
export function DateInput(props: DateInputProps) {
  // Half a date is no mistake yet, and neither is none while the calendar is open.
  const [isChoosing, setChoosing] = useState(false)
  const error = isChoosing ? undefined : props.error
  return (
    <FieldFrame {...props} error={error}>
      {(wiring) => (
        <LazyPart>
          <DatePart {...props} error={error} wiring={wiring} onChoosing={setChoosing} />
        </LazyPart>
      )}
    </FieldFrame>
  )
}

export const DateField = bound<string | null, DateInputProps>(DateInput)
