import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import type { Permission } from '@muster/contract/permissions.ts'
import '../../shared/public-kit/kit.css'
import { MessagePage } from './message-page.tsx'
import { accessLabel } from '../../shared/permissions/access-labels.ts'

/** Loaded only when needed: it includes the labels of all permissions. */
export default function NoAccessScreen({ needed }: { needed: readonly Permission[] | 'admin' }) {
  return (
    <MessagePage
      icon={<Lock />}
      title={t`No Access`}
      actions={<Link to="/home/default" className="kit-button kit-button-primary">{t`Go to dashboard`}</Link>}
    >
      <p>{t`You do not have access to this page.`}</p>
      <p>
        {needed === 'admin'
          ? t`Only a company admin can open this page.`
          : t`Ask an administrator for “${[...new Set(needed.map(accessLabel))].join('” or “')}”.`}
      </p>
    </MessagePage>
  )
}

function Lock() {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" strokeWidth="1.9">
      <rect x="4" y="11" width="16" height="10" rx="2.5" />
      <path d="M8 11V7.5a4 4 0 0 1 8 0V11" />
    </svg>
  )
}
