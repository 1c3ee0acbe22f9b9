import { beforeAll, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { signedIn } from '../testing/signed-in.ts'
import { allMailsTo, visitor, type Visitor } from '../testing/visitor.ts'
import { givePassword, password, priyaWithPassword } from '../testing/with-password.ts'
import { forgetSignIns } from './sign-in-history.ts'

let company: Company
beforeAll(async () => {
  company = await aCompany()
})

/** Priya signs in for the first time, in a browser. */
async function priyaOf(at: Company) {
  const { priya, email } = await priyaWithPassword(at)
  await at.within((tx) =>
    tx.query({ name: '', text: 'delete from session where account_id = $1', values: [priya.account] }),
  )
  return { priya, email, browser: await signedIn(email) }
}

const signIn = async (browser: Visitor, email: string, word = password) =>
  (await browser.send('POST /api/auth/user/signin', { body: { email, password: word, remember: true } })).status
const history = async (browser: Visitor, query: { next?: string; limit?: number } = {}) =>
  (await browser.send('GET /api/v1/user/sign-in-history', { query })).body as {
    data: Record<string, unknown>[]
    pagination: { next: string | null }
  }
const newDeviceMails = async (email: string) =>
  (await allMailsTo(email)).filter(({ template }) => template === 'new-device')

test('a sign-in and a failed one are visible to their owner only, and to HR', async () => {
  const { browser, email, priya } = await priyaOf(company)
  expect(await signIn(visitor(), email, 'not it at all')).toBe(401)
  await expect
    .poll(async () => (await history(browser)).data)
    .toMatchObject([
      { way: 'password', isSuccess: false, isNewDevice: false },
      { way: 'password', isSuccess: true, isNewDevice: false, address: browser.address },
    ])
  const other = await priyaOf(company)
  expect((await history(other.browser)).data).toHaveLength(1)
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const hrs = await signedIn(await givePassword(company, hr.account))
  const of = (from: Visitor) =>
    from.send('GET /api/v1/employee/sign-in-history/{id}', { params: { id: priya.employee } })
  expect((await of(hrs)).data).toHaveLength(2)
  expect((await of(other.browser)).status).toBe(403)
})

test('the first sign-in from another device is mailed once, by the device and not by its network', async () => {
  const { browser, email } = await priyaOf(company)
  expect(await newDeviceMails(email)).toHaveLength(0)
  const phone = visitor()
  phone.address = browser.address
  await signIn(phone, email)
  const [mail] = await newDeviceMails(email)
  expect(mail?.text).toContain('/home/settings/password-security?wasNotMe=1')
  phone.address = visitor().address
  for (const known of [phone, browser]) expect(await signIn(known, email)).toBe(200)
  expect(await newDeviceMails(email)).toHaveLength(1)
  await signIn(visitor(), email, 'not it at all')
  expect(await newDeviceMails(email)).toHaveLength(1)
  expect((await history(browser)).data.filter(({ isNewDevice }) => isNewDevice)).toHaveLength(1)
})

test('is read page by page, and deleted after 90 days', async () => {
  const { browser, email } = await priyaOf(company)
  for (const _ of [1, 2]) await signIn(browser, email)
  const first = await history(browser, { limit: 2 })
  expect(first.data).toHaveLength(2)
  const second = await history(browser, { limit: 2, next: first.pagination.next ?? '' })
  expect([second.data.length, second.pagination.next]).toEqual([1, null])
  const kept = () =>
    company.within(async (tx) => (await tx.query({ name: '', text: 'select id from sign_in', values: [] })).rows.length)
  const before = await kept()
  await forgetSignIns(company.app, { organisation: company.organisation })
  expect(await kept()).toBe(before)
  company.clock.advance(90 * 86_400 + 1)
  await signIn(browser, email)
  await forgetSignIns(company.app, { organisation: company.organisation })
  expect(await kept()).toBe(1)
})
