import { lazy } from 'react'
import { bound } from './bound.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { DateInputProps } from './date-part.tsx'
import { LazyPart } from './lazy-part.tsx'

const DatePart = lazy(() => import('./date-part.tsx'))

/** A Day (`2026-11-20`) typed or picked, null when empty; inside a form use `DateField`. */
export function DateInput(props: DateInputProps) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <LazyPart>
          <DatePart {...props} wiring={wiring} />
        </LazyPart>
      )}
    </FieldFrame>
  )
}

export const DateField = bound<string | null, DateInputProps>(DateInput)
