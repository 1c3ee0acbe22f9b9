import type { ReactNode } from 'react'
import './message-page.css'

interface Props {
  icon: ReactNode
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** A page with only a message: no access, not found, an error. */
export function MessagePage({ icon, title, children, actions }: Props) {
  return (
    <section className="message-page">
      <div className="message-page-icon" aria-hidden="true">
        {icon}
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      <div className="message-page-text">{children}</div>
      {actions === undefined ? null : <div className="message-page-actions">{actions}</div>}
    </section>
  )
}
