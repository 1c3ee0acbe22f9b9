import { t } from '@lingui/core/macro'
import { type ReactNode, useId } from 'react'
import './kit.css'

export interface FieldProps {
  label: string
  /** What to do; replaces the helper text. */
  error?: string | undefined
  helper?: ReactNode
  optional?: boolean
  /** Shown at the end of the label's line, for example a link. */
  aside?: ReactNode
}

/** Ids and attributes that tie an input to its label, helper and error. */
export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface Props extends FieldProps {
  id?: string | undefined
  children: (wiring: Wiring) => ReactNode
}

/** Label above, input, then helper or error. */
export function FieldFrame({ id, label, error, helper, optional = false, aside, children }: Props) {
  const made = useId()
  const inputId = id ?? made
  const noteId = `${inputId}-note`
  const note = error ?? helper
  return (
    <div className="kit-field">
      <div className="kit-label-line">
        <label htmlFor={inputId}>
          {label}
          {optional ? <span className="kit-optional">{t`(optional)`}</span> : null}
        </label>
        {aside}
      </div>
      {children({
        id: inputId,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': optional ? undefined : true,
      })}
      {note === undefined ? null : (
        <p id={noteId} className={error === undefined ? 'kit-helper' : 'kit-error'}>
          {note}
        </p>
      )}
    </div>
  )
}
