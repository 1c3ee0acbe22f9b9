import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { type SnackbarMessage, closeSnackbar, useSnackbar } from './snackbar.ts'
import './snackbar.css'

/** Messages hide after this long; a click elsewhere does not close them. */
const hideAfter = 6000

export function Snackbar() {
  const shown = useSnackbar(({ queue }) => queue[0])
  return (
    <div className="snackbar-place">
      {/* The polite region stays in the page, so that screen readers announce what is put into it. */}
      <div aria-live="polite">{shown?.type === 'success' ? <Message key={shown.id} shown={shown} /> : null}</div>
      {shown?.type === 'error' ? <Message key={shown.id} shown={shown} /> : null}
    </div>
  )
}

function Message({ shown }: { shown: SnackbarMessage }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => closeSnackbar(shown.id), hideAfter)
    return () => clearTimeout(timer)
  }, [held, shown.id])
  return (
    <div
      role={shown.type === 'error' ? 'alert' : 'status'}
      className={`snackbar snackbar-${shown.type}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{shown.message}</span>
      {shown.action === undefined ? null : (
        <button type="button" onClick={() => closeSnackbar(shown.id, true)}>
          {shown.action.label}
        </button>
      )}
      <button
        type="button"
        className="snackbar-close"
        aria-label={t`Close message`}
        onClick={() => closeSnackbar(shown.id)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
