import { t } from '@lingui/core/macro'
import { Autocomplete, TextField as MuiTextField } from '@mui/material'
import { type UIEvent, useState } from 'react'
import { atEnd, ChoiceEntry } from './choice-entry.tsx'
import { foundChoices } from './found-choices.ts'
import type { Wiring } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'
import { type Choice, type LoadOptions, noOptions, useOptions } from './use-options.ts'

export interface AutocompleteInputProps extends InputProps<Choice | null> {
  /** Server search, batch by batch … */
  load?: LoadOptions<Choice>
  /** … or all choices at once. */
  options?: readonly Choice[]
  placeholder?: string
  /** Shows photo or initials before each choice. */
  people?: boolean
  /** Offers `Add "…"` for a text that is not among the choices. */
  onAdd?: (text: string) => Promise<Choice>
}

const ADD = '\u0000add'

/** The control of AutocompleteInput itself, loaded when one is shown. */
export default function AutocompletePart(props: AutocompleteInputProps & { wiring: Wiring }) {
  const { id, 'aria-describedby': describedBy } = props.wiring
  const { value, onChange, load, options, onAdd } = props
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  // While the text is the chosen label, the whole list is shown.
  const search = text === value?.label ? '' : text.trim()
  const searched = useOptions(load ?? noOptions, search, open && load !== undefined)
  const choices = [...(options ?? searched.rows)]
  if (
    onAdd &&
    search !== '' &&
    !searched.loading &&
    !choices.some((each) => each.label.toLowerCase() === search.toLowerCase())
  ) {
    choices.push({ value: ADD, label: t`Add "${search}"` })
  }
  const choose = async (choice: Choice | null) =>
    onChange(choice?.value === ADD && onAdd ? await onAdd(search) : choice)

  return (
    <Autocomplete
      id={id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value ?? null}
      onChange={(_, choice) => void choose(choice)}
      inputValue={text}
      onInputChange={(_, next) => {
        setText(next)
        searched.restart()
      }}
      options={choices}
      filterOptions={load ? (all) => all : foundChoices}
      getOptionLabel={(choice) => choice.label}
      getOptionKey={(choice) => choice.value}
      isOptionEqualToValue={(choice, chosen) => choice.value === chosen.value}
      loading={searched.loading}
      loadingText={t`Loading…`}
      noOptionsText={searched.failed ? t`Could not load the choices. Type to try again.` : t`No results`}
      disabled={props.disabled}
      disableClearable={false}
      handleHomeEndKeys
      onBlur={props.onBlur}
      slotProps={{
        listbox: { onScroll: (event: UIEvent<HTMLElement>) => atEnd(event.currentTarget) && searched.more() },
      }}
      renderOption={({ key, ...entry }, choice) => (
        <ChoiceEntry key={key} entry={entry} choice={choice} people={props.people === true && choice.value !== ADD} />
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          hiddenLabel
          placeholder={props.placeholder ?? t`Search`}
          error={props.error !== undefined}
          inputRef={props.inputRef}
          sx={{ '& .MuiOutlinedInput-root': { py: 0, pl: '7px' } }}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy },
          }}
        />
      )}
    />
  )
}
