import { t } from '@lingui/core/macro'
import { useFormContext } from 'react-hook-form'
import { letterFieldNames } from '@muster/contract/letters/letter-fields.ts'
import { AutocompleteInput } from '../../../shared/form/choice/autocomplete-field.tsx'
import { fieldLabels } from '../letter-labels.ts'

const options = letterFieldNames.map((name) => ({ value: name, label: fieldLabels[name], detail: `{{${name}}}` }))

/** Inserts a field into the text at the cursor. */
export function InsertField() {
  const { getValues, setFocus, setValue } = useFormContext()
  const insert = (field: string) => {
    setFocus('body')
    const area = document.activeElement
    const text = getValues('body') as string
    const [start, end] =
      area instanceof HTMLTextAreaElement ? [area.selectionStart, area.selectionEnd] : [text.length, text.length]
    setValue('body', `${text.slice(0, start)}${field}${text.slice(end)}`, { shouldDirty: true, shouldValidate: true })
    // The text is rendered by the next paint; then the cursor can be set after it.
    requestAnimationFrame(() => {
      if (area instanceof HTMLTextAreaElement) area.setSelectionRange(start + field.length, start + field.length)
    })
  }
  return (
    <AutocompleteInput
      label={t`Insert field`}
      optional
      helper={t`Filled in for each employee when the letter is issued.`}
      options={options}
      value={null}
      onChange={(choice) => (choice ? insert(choice.detail ?? '') : undefined)}
    />
  )
}
