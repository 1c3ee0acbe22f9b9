import { lazyPart } from '../../part/lazy-part.tsx'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { AutocompleteInputProps } from './autocomplete-part.tsx'
import { PartPlaceholder } from '../part-placeholder.tsx'
import type { Choice } from './use-options.ts'

const AutocompletePart = lazyPart(() => import('./autocomplete-part.tsx'))

/**
 * A choice among many. Its value is the whole choice (`{ value, label }`), so that the label is known without another
 * call; the form sends only the value. Inside a form use `AutocompleteField`.
 */
export function AutocompleteInput(props: AutocompleteInputProps) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <PartPlaceholder>
          <AutocompletePart {...props} wiring={wiring} />
        </PartPlaceholder>
      )}
    </FieldFrame>
  )
}

export const AutocompleteField = bound<Choice | null, AutocompleteInputProps>(AutocompleteInput)
