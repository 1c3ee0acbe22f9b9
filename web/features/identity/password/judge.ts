import { t } from '@lingui/core/macro'
import type { PasswordFault, PasswordOwner, passwordFaults } from '@muster/contract/identity/password-rules.ts'

/** The server's rules, loaded shortly before a password is typed. */
export interface Rules {
  passwordFaults: typeof passwordFaults
  passwordFaultText: Readonly<Record<PasswordFault, string>>
}

export const loadRules = (): Promise<Rules> => import('@muster/contract/identity/password-rules.ts')

export interface Judgement {
  isLong: boolean
  isUncommon: boolean
  isImpersonal: boolean
  /** 0 to 4, for the bar. */
  strength: number
  /** What is wrong with it; null if it is good. */
  fault: string | null
}

export const strengthLabels = ['', t`Weak`, t`Fair`, t`Good`, t`Strong`] as const

/** Until the rules are loaded only the length is checked. */
export function judge(rules: Rules | null, password: string, owner: Required<PasswordOwner>): Judgement {
  const faults = password === '' || rules === null ? [] : rules.passwordFaults(password, owner)
  const isLong = password.length >= 10
  const isKnown = password !== '' && rules !== null
  const text = faults.map((fault) => rules?.passwordFaultText[fault]).join('. ')
  return {
    isLong,
    isUncommon: isKnown && !faults.includes('common'),
    // Where the company is not known, as after a forgotten password, only the server can tell.
    isImpersonal: isKnown && owner.company !== '' && !faults.includes('personal') && !faults.includes('company'),
    strength: password === '' ? 0 : !isLong || faults.length > 0 ? 1 : byLength(password),
    fault: password === '' ? t`Enter a password` : isLong ? text || null : t`Use at least 10 characters`,
  }
}

function byLength(password: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const worth = password.length + 2 * (kinds - 1)
  return worth >= 20 ? 4 : worth >= 15 ? 3 : 2
}
