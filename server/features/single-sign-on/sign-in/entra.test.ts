import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { isEntraVerified } from './claims.ts'

test("Entra's verification counts only from a single tenant", () => {
  const tenant = 'https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/v2.0'
  expect(isEntraVerified({ iss: tenant, xms_edov: true })).toBe(true)
  expect(isEntraVerified({ iss: tenant, xms_edov: '1' })).toBe(true)
  for (const xms_edov of [undefined, false, '0', 0]) expect(isEntraVerified({ iss: tenant, xms_edov })).toBe(false)
  for (const iss of [
    'https://login.microsoftonline.com/common/v2.0',
    `${tenant}.evil.test`,
    tenant.replace('https://', 'https://evil.test/'),
    'https://idp.test',
  ])
    expect(isEntraVerified({ iss, xms_edov: true })).toBe(false)
})

test('an Entra address for all tenants is refused at its field', async () => {
  const issuer = 'https://login.microsoftonline.com/common/v2.0'
  const body = { issuer, clientId: 'muster', state: 'off' as const }
  const { admin } = await aCompany()
  expect((await admin.refused('PUT /api/v1/user/single-sign-on', { body })).errors).toContainEqual(
    expect.objectContaining({ path: 'body.issuer' }),
  )
})
