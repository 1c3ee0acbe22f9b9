import { t } from '@lingui/core/macro'
import { Autocomplete, TextField as MuiTextField } from '@mui/material'
import { type UIEvent, useState } from 'react'
import { atEnd, ChoiceEntry } from './choice-entry.tsx'
import { foundChoices } from './found-choices.ts'
import type { Wiring } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'
import { type Choice, type LoadOptions, noOptions, useOptions } from './use-options.ts'

export interface ChoicesInputProps extends InputProps<Choice[]> {
  load?: LoadOptions<Choice>
  options?: readonly Choice[]
  placeholder?: string
  people?: boolean
}

/** The control of ChoicesInput itself, loaded when one is shown. */
export default function ChoicesPart(props: ChoicesInputProps & { wiring: Wiring }) {
  const { id, 'aria-describedby': describedBy } = props.wiring
  const { load, options } = props
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const searched = useOptions(load ?? noOptions, text.trim(), open && load !== undefined)
  return (
    <Autocomplete
      id={id}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={props.value ?? []}
      onChange={(_, chosen) => props.onChange(chosen)}
      inputValue={text}
      onInputChange={(_, next) => {
        setText(next)
        searched.restart()
      }}
      options={options ?? searched.rows}
      filterOptions={load ? (all) => all : foundChoices}
      getOptionLabel={(choice) => choice.label}
      getOptionKey={(choice) => choice.value}
      isOptionEqualToValue={(choice, chosen) => choice.value === chosen.value}
      loading={searched.loading}
      loadingText={t`Loading…`}
      noOptionsText={searched.failed ? t`Could not load the choices. Type to try again.` : t`No results`}
      disabled={props.disabled}
      onBlur={props.onBlur}
      slotProps={{
        chip: { size: 'small' },
        listbox: { onScroll: (event: UIEvent<HTMLElement>) => atEnd(event.currentTarget) && searched.more() },
      }}
      renderOption={({ key, ...entry }, choice) => (
        <ChoiceEntry key={key} entry={entry} choice={choice} people={props.people} />
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          hiddenLabel
          placeholder={(props.value ?? []).length === 0 ? (props.placeholder ?? t`Search`) : undefined}
          error={props.error !== undefined}
          inputRef={props.inputRef}
          sx={{ '& .MuiOutlinedInput-root': { py: 0.25, pl: 0.5 } }}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy },
          }}
        />
      )}
    />
  )
}
