import { createHash, randomBytes } from 'node:crypto'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { deleteRecoveryCodes, insertRecoveryCodes, useRecoveryCode } from './recovery-code.queries.ts'
import { toBase32 } from './totp.ts'

const howMany = 10

/**
 * Replaces all recovery codes by ten new ones, to be shown once: `abcd-efgh-ijkl-mnop`, 80 random bits. That is enough to store them as
 * plain digests without a key, so they stay valid when the server's secret changes.
 */
export async function replaceRecoveryCodes(tx: Tx, account: Id): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => grouped(toBase32(randomBytes(10))))
  await deleteRecoveryCodes(tx, { account })
  await insertRecoveryCodes(tx, { account, digests: codes.map((code) => digestOf(account, code)), now: tx.now })
  return codes
}

/** Uses up a code; false if there is no such code, or it was already used. */
export async function takeRecoveryCode(tx: Tx, account: Id, given: string): Promise<boolean> {
  return (await useRecoveryCode(tx, { account, digest: digestOf(account, given), now: tx.now })) === 1
}

/** Normalises a code to the form in which it is shown, however it is typed. */
const digestOf = (account: Id, given: string) =>
  createHash('sha256')
    .update(`${account}:${given.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()}`)
    .digest('base64url')

const grouped = (text: string) => (text.toLowerCase().match(/.{4}/g) ?? []).join('-')
