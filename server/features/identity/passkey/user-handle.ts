import type { Id } from '@muster/contract/values.ts'

/** The user handle that a passkey stores: organisation and account, 32 bytes. It says where to look and proves nothing. */
export const userHandle = (organisation: Id, account: Id): string =>
  Buffer.from(`${organisation}${account}`.replaceAll('-', ''), 'hex').toString('base64url')

/** Null if it is not one of ours. */
export function readUserHandle(handle: string | null | undefined): { organisation: Id; account: Id } | null {
  const bytes = Buffer.from(handle ?? '', 'base64url')
  if (bytes.length !== 32) return null
  return { organisation: idOf(bytes.subarray(0, 16)), account: idOf(bytes.subarray(16)) }
}

const idOf = (bytes: Buffer): Id => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
