import { lazy } from 'react'
import { bound } from './bound.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { InputProps } from './input-props.ts'
import { LazyPart } from './lazy-part.tsx'
import type { Choice, LoadOptions } from './use-options.ts'

const AutocompletePart = lazy(() => import('./autocomplete-part.tsx'))

export interface AutocompleteInputProps extends InputProps<Choice | null> {
  /** Server search, cut by cut … */
  load?: LoadOptions<Choice>
  /** … or all choices at once. */
  options?: readonly Choice[]
  placeholder?: string
  /** Draws photo or initials before each choice. */
  people?: boolean
  /** Offers `Add "…"` for a text that is no choice yet. */
  onAdd?: (text: string) => Promise<Choice>
}

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
