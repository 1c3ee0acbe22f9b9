import type { ReactNode } from 'react'
import './kit.css'

interface Props {
  tone?: 'error' | 'success' | 'info' | 'warning'
  children: ReactNode
}

/** A message about the whole form. Errors are announced at once, everything else politely. */
export function Alert({ tone = 'error', children }: Props) {
  return (
    <div className={`kit-alert kit-alert-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
