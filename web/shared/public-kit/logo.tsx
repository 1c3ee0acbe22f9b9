import { t } from '@lingui/core/macro'
import './logo.css'

/** The product's mark and name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--blue-600)" />
        <path
          d="M8.5 22.5v-13l7.5 8 7.5-8v13"
          fill="none"
          stroke="var(--white)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="logo-name">{t`Muster`}</span>
    </span>
  )
}
