import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordFaultText, passwordFaults, type PasswordOwner } from '@muster/contract/identity/password-rules.ts'
import { joined, plain } from '@muster/engine/sentence.ts'
import { invalid } from '../../../platform/problem.ts'

/** 400 with every reason why the owner cannot use this password. */
export function assertGoodPassword(password: string, owner: PasswordOwner): void {
  const faults = passwordFaults(password, owner, listedPasswords())
  if (faults.length === 0) return
  const message = joined(
    faults.map((fault) => plain(passwordFaultText[fault])),
    '. ',
  )
  throw invalid([{ path: 'body.password', message }], message)
}

/**
 * Some 50,000 of the most common leaked passwords, which crackers try first. On the server only, so that no browser has to load them.
 * Short ones are included, because `dragon` is just as easy with a year or a symbol added.
 */
export function listedPasswords(): ReadonlySet<string> {
  listed ??= new Set(dictionary['passwords-common'].filter((word) => word.length >= leastLetters))
  return listed
}

const leastLetters = 5
let listed: ReadonlySet<string> | undefined
