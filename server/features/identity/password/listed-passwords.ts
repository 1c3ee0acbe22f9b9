import { dictionary } from '@zxcvbn-ts/language-common'

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
