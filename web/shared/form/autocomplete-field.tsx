import { lazy } from 'react'
import { bound } from './bound.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { AutocompleteInputProps } from './autocomplete-part.tsx'
import { LazyPart } from './lazy-part.tsx'
import type { Choice } from './use-options.ts'

const AutocompletePart = lazy(() => import('./autocomplete-part.tsx'))

/**
 * A choice among many. Its value is the whole choice (`{ value, label }`), so that the label is known without another
 * call; the form sends the value alone. Inside a form use `AutocompleteField`.
 */
export function AutocompleteInput(props: AutocompleteInputProps) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <LazyPart>
          <AutocompletePart {...props} wiring={wiring} />
        </LazyPart>
      )}
    </FieldFrame>
  )
}

export const AutocompleteField = bound<Choice | null, AutocompleteInputProps>(AutocompleteInput)
