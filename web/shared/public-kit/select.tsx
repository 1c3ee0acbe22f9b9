import type { Ref, SelectHTMLAttributes } from 'react'
import { type FieldProps, FieldFrame } from './field-frame.tsx'

export interface Choice {
  value: string
  label: string
}

type Props = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    choices: readonly Choice[]
    /** First line, selected while there is no choice. */
    placeholder?: string
    ref?: Ref<HTMLSelectElement>
  }

/** The browser's own list, which works best on phones and with the keyboard. */
export function Select({ label, error, helper, optional, aside, choices, placeholder, ...select }: Props) {
  return (
    <FieldFrame id={select.id} {...{ label, error, helper, aside }} optional={optional ?? false}>
      {(wiring) => (
        <select {...select} className="kit-input kit-select" {...wiring}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
