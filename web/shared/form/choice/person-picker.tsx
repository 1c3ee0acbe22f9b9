import { t } from '@lingui/core/macro'
import type { ReactElement } from 'react'
import { AutocompleteField, AutocompleteInput } from './autocomplete-field.tsx'
import type { AutocompleteInputProps } from './autocomplete-part.tsx'
import type { FieldProps } from '../bound.tsx'

/** A person among many, with photo and second line; by value and onChange. */
export function PersonInput(props: Omit<AutocompleteInputProps, 'people'>): ReactElement {
  return <AutocompleteInput placeholder={t`Search people`} {...props} people />
}

/** A person among many, inside a form. */
export function PersonPicker(props: FieldProps<Omit<AutocompleteInputProps, 'people'>>): ReactElement {
  return <AutocompleteField placeholder={t`Search people`} {...props} people />
}
