import { t } from '@lingui/core/macro'
import type { PasswordOwner } from '@muster/contract/identity/password-rules.ts'
import type { CSSProperties } from 'react'
import { judge, strengthLabels, type Rules } from './judge.ts'
import '../identity.css'

interface Props {
  rules: Rules | null
  password: string
  owner: Required<PasswordOwner>
}

/** The rules for a good password, ticked as they are met, and a bar with its strength in a word. */
export function PasswordJudgement({ rules, password, owner }: Props) {
  const { isLong, isUncommon, isImpersonal, strength } = judge(rules, password, owner)
  return (
    <div className="password-help">
      <div
        className="password-strength"
        style={{ '--strength': `var(${tones[strength] ?? '--grey-200'})` } as CSSProperties}
      >
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= strength ? 'on' : undefined} aria-hidden="true" />
        ))}
        <b role="status">{strengthLabels[strength]}</b>
      </div>
      <ul className="password-rules" aria-label={t`A good password`}>
        <Rule isKept={isLong}>{t`At least 10 characters`}</Rule>
        <Rule isKept={isUncommon}>{t`Not a common password`}</Rule>
        <Rule isKept={isImpersonal}>{t`Not your name, email or company`}</Rule>
      </ul>
    </div>
  )
}

const tones = ['--grey-200', '--red-600', '--amber-500', '--green-500', '--green-600']

function Rule({ isKept, children }: { isKept: boolean; children: string }) {
  return (
    <li className={isKept ? 'kept' : undefined}>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6.5" />
        {isKept ? <path d="M5 8.2l2.2 2.2L11 6.4" strokeLinecap="round" strokeLinejoin="round" /> : null}
      </svg>
      {children}
      {isKept ? <span className="kit-hidden">{t`(done)`}</span> : null}
    </li>
  )
}
