import { useState } from 'react'
import { lazyPart } from '../../part/lazy-part.tsx'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { DateInputProps } from './date-part.tsx'
import { PartPlaceholder } from '../part-placeholder.tsx'

const DatePart = lazyPart(() => import('./date-part.tsx'))

/** A Day (`2026-11-20`) typed or picked, null when empty; inside a form use `DateField`. */
export function DateInput(props: DateInputProps) {
  // Half a date is not an error yet, and neither is an empty field while the calendar is open.
  const [isChoosing, setChoosing] = useState(false)
  const error = isChoosing ? undefined : props.error
  return (
    <FieldFrame {...props} error={error}>
      {(wiring) => (
        <PartPlaceholder>
          <DatePart {...props} error={error} wiring={wiring} onChoosing={setChoosing} />
        </PartPlaceholder>
      )}
    </FieldFrame>
  )
}

export const DateField = bound<string | null, DateInputProps>(DateInput)
