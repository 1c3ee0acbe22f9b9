import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordFaultText, passwordFaults, type PasswordOwner } from '@muster/contract/identity/password-rules.ts'
import { joined, plain } from '@muster/engine/sentence.ts'
import { invalid } from '../../../platform/problem.ts'

/** 400 with every reason why this is no password for its owner. */
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
 * The passwords that leaks hold most often, some 50,000, as crackers try them first. Only here: no browser has to load them.
 * Shorter ones count as well: with a year or a sign behind it `dragon` is as easy.
 */
export function listedPasswords(): ReadonlySet<string> {
  listed ??= new Set(dictionary['passwords-common'].filter((word) => word.length >= leastLetters))
  return listed
}

const leastLetters = 5
let listed: ReadonlySet<string> | undefined
