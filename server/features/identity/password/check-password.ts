import { passwordFaultText, passwordFaults, type PasswordOwner } from '@muster/contract/identity/password-rules.ts'
import { invalid } from '../../../platform/problem.ts'
import { listedPasswords } from './listed-passwords.ts'

/** 400 with every reason why this is no password for its owner. */
export function assertGoodPassword(password: string, owner: PasswordOwner): void {
  const faults = passwordFaults(password, owner, listedPasswords())
  if (faults.length === 0) return
  const message = faults.map((fault) => passwordFaultText[fault]).join('. ')
  throw invalid([{ path: 'body.password', message }], message)
}
