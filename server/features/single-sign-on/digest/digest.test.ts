import { beforeAll, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { proveDomain } from '../testing/company-with-provider.ts'
import { sendScim } from '../testing/scim-client.ts'
import { tellOfProvisioned } from './digest.ts'

const domain = 'acme-digest.test'
let company: Company
let hr: Person
let colleague: Person
let token: string
let people = 0

beforeAll(async () => {
  company = await aCompany()
  hr = await company.employee('Hema Rao', { role: 'HR' })
  colleague = await company.employee('Ravi Menon')
  await proveDomain(company, domain)
  const body = { expiresOn: '2027-06-30' }
  token = (await company.admin.call('POST /api/v1/user/single-sign-on/scim-token', { body })).token
})

async function added(): Promise<string> {
  people += 1
  const name = { givenName: 'Meera', familyName: 'Iyer' }
  const user = { userName: `person${people}@${domain}`, name, active: true }
  return (await sendScim(company, token, 'POST', '/Users', user)).body.id
}
const switched = (id: string, value: boolean) =>
  sendScim(company, token, 'PATCH', `/Users/${id}`, { Operations: [{ op: 'replace', path: 'active', value }] })
const tell = () => tellOfProvisioned(company.app, { organisation: company.organisation })
const heard = async (who: Person) =>
  (await who.call('GET /api/v1/notification/all')).filter(({ type }) => type === 'provisioned')

test('HR is told once a day how many people came and whose sign-in was turned off, and no one else is', async () => {
  await tell()
  expect(await heard(hr)).toEqual([])
  const [first, second] = [await added(), await added()]
  await Promise.all([tell(), tell()])
  expect((await heard(hr)).map(({ message }) => message)).toEqual([
    'Your identity provider added 2 people. Complete their records.',
  ])
  expect(await heard(colleague)).toEqual([])

  company.clock.advance(86_400)
  await switched(first, false)
  await sendScim(company, token, 'DELETE', `/Users/${second}`)
  await tell()
  await added()
  await switched(await added(), false)
  company.clock.advance(86_400)
  await tell()
  await tell()
  expect((await heard(hr)).map(({ message }) => message).slice(0, 2)).toEqual([
    'Your identity provider added 2 people and turned off sign-in for 1 person.',
    'Your identity provider turned off sign-in for 2 people.',
  ])
})

test('someone switched off and on again before HR hears of it is not reported', async () => {
  const id = await added()
  await tell()
  const before = await heard(hr)
  await switched(id, false)
  await switched(id, true)
  await tell()
  expect(await heard(hr)).toEqual(before)
})

test('the schedule covers every company', async () => {
  await added()
  await tellOfProvisioned(company.app, { organisation: null })
  await company.runJobs()
  await expect.poll(async () => (await heard(hr))[0]?.message, { timeout: 20_000 }).toMatch(/added 1 person/)
})
