import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import './kit.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, error, ...input }: Props) {
  const id = useId()
  return (
    <div className="kit-field">
      <label className="kit-check">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span>{label}</span>
      </label>
      {error === undefined ? null : (
        <p id={id} className="kit-error">
          {error}
        </p>
      )}
    </div>
  )
}
