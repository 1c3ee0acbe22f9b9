import { send } from './send.ts'
import type { Args, CallKey, Got } from './types.ts'

/**
 * Makes a call of the contract: `api('PUT /api/v1/user/shift/{id}', { params, body })`.
 * Returns the reply's data, with its pagination for a list; a reply that is not JSON is a Blob. Throws `ApiError`.
 */
export async function api<K extends CallKey>(key: K, ...args: Args<K>): Promise<Got<K>> {
  const { data, pagination } = await send(key, args[0])
  return (pagination === undefined ? data : { data, pagination }) as Got<K>
}
