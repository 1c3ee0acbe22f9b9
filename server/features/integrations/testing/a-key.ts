import type { KeyScope } from '@muster/contract/integrations/key-scopes.ts'
import { rawCall, type Key, type Sent } from '../../../testing/call.ts'
import type { Company } from '../../../testing/company.ts'

/** A program with an API key of the company. */
export async function aKey(company: Company, scopes: readonly KeyScope[], more: { callsPerMinute?: number } = {}) {
  const { _id, key } = await company.admin.call('POST /api/v1/user/api-key', {
    body: { name: 'Payroll sync', scopes: [...scopes], expiresOn: '2027-01-31', callsPerMinute: 600, ...more },
  })
  return { _id, key, raw: <K extends Key>(call: K, sent?: Sent<K>) => rawCall(key, call, sent) }
}
