import type { ButtonHTMLAttributes } from 'react'
import './kit.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the main action; `secondary` is outlined; `link` reads as text. */
  look?: 'primary' | 'secondary' | 'link'
  /** Shows a spinner and ignores clicks, without losing focus. */
  pending?: boolean
}

export function Button({ look = 'primary', pending = false, type = 'button', children, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={`kit-button kit-button-${look} ${rest.className ?? ''}`}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {pending ? <span className="kit-spinner" aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
