import { describe, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { permissions, signedIn } from '../testing/signed-in.ts'
import { codeFor, linkTokenFor, mailsTo, visitor } from '../testing/visitor.ts'
import { password, priyaWithPassword } from '../testing/with-password.ts'

let people = 0
const address = () => `stranger${(people += 1)}@elsewhere.test`

async function add(company: Company, workEmail: string) {
  const [role] = (await company.admin.call('GET /api/v1/user/role', { query: {} })).data.filter(
    ({ name }) => name === 'Employee',
  )
  return company.admin.raw('POST /api/v1/employee/basic-info', {
    body: {
      ...{ firstName: 'Ravi', lastName: 'Das', workEmail, code: `R-${(people += 1)}`, roleId: role!._id },
      ...{ locationId: company.location, shiftId: company.shift, joinedOn: '2026-11-02' },
    },
  })
}

const accept = async (email: string) => {
  const browser = visitor()
  browser.token = await linkTokenFor(email)
  const answer = await browser.send('POST /api/auth/employee/password-reset', { body: { password } })
  return { browser, answer }
}

const signUp = async (email: string) => {
  const browser = visitor()
  const body = { companyName: 'Nila Foods', name: 'Meera Nair', email, phone: '+919876543210', terms: true as const }
  browser.token = String((await browser.send('POST /api/auth/user/signup', { body })).body['token'])
  await browser.send('POST /api/auth/user/verify-otp', { body: { code: await codeFor(email) } })
  return browser.send('POST /api/auth/user/create-password', { body: { password } })
}

describe('an address typed by someone else', () => {
  test('gets the same answer whether it has an account elsewhere, an invitation elsewhere, or neither', async () => {
    const [known, invited, free] = [address(), address(), address()]
    expect((await signUp(known)).status).toBe(200)
    const other = await aCompany('Other Works')
    expect((await add(other, invited)).status).toBe(200)
    const company = await aCompany()
    const shapes = []
    for (const email of [known, invited, free]) {
      const { status, body } = await add(company, email)
      const { data, ...rest } = body as { data: object }
      shapes.push(JSON.stringify([status, rest, Object.keys(data)]))
      expect((await mailsTo(email))[0]).toMatchObject({ template: 'invitation' })
    }
    expect(new Set(shapes).size).toBe(1)
    const third = await aCompany()
    const { priya } = await priyaWithPassword(third)
    const params = { id: priya.employee }
    for (const workEmail of [known, address()]) {
      const { status } = await third.admin.raw('PUT /api/v1/employee/basic-info/{id}', { params, body: { workEmail } })
      expect(status).toBe(200)
      expect((await mailsTo(workEmail))[0]).toMatchObject({ template: 'confirm-email' })
    }
  })

  test('is reported within their own company, at the field', async () => {
    const company = await aCompany()
    const email = address()
    await add(company, email)
    const { status, body } = await add(company, email)
    expect([status, (body as { errors: { path: string }[] }).errors[0]?.path]).toEqual([409, 'body.workEmail'])
  })

  test('is added all the same; the invitation then says why it cannot be accepted', async () => {
    const company = await aCompany()
    const email = address()
    await add(company, email)
    expect((await visitor().send('POST /api/auth/user/signin', { body: { email, password } })).status).toBe(401)
    expect((await signUp(email)).status).toBe(200)
    // The newest mail has the code; the link is in the invitation before it.
    const link = /token=([\w-]+)/.exec(
      (await mailsTo(email)).find(({ template }) => template === 'invitation')!.text,
    )![1]!
    const browser = visitor()
    browser.token = link
    const answer = await browser.send('POST /api/auth/employee/password-reset', { body: { password } })
    expect(answer).toMatchObject({
      status: 409,
      message: expect.stringContaining('Ask Acme Components to use another'),
    })
  })

  test('invited by two companies belongs to the one whose invitation is accepted first, even at the same moment', async () => {
    const email = address()
    const links = []
    for (const company of [await aCompany('One Works'), await aCompany('Two Works')]) {
      expect((await add(company, email)).status).toBe(200)
      links.push(await linkTokenFor(email))
    }
    const answers = await Promise.all(
      links.map((link) => {
        const browser = visitor()
        browser.token = link
        return browser.send('POST /api/auth/employee/password-reset', { body: { password } })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await signedIn(email)
  })
})

describe('a new address of an account with a password', () => {
  const moved = async (next = address()) => {
    const company = await aCompany()
    const { priya, email } = await priyaWithPassword(company)
    const old = await signedIn(email)
    const params = { id: priya.employee }
    const shown = await company.admin.call('PUT /api/v1/employee/basic-info/{id}', {
      params,
      body: { workEmail: next },
    })
    const owner = visitor()
    owner.token = await linkTokenFor(next)
    return { company, priya, params, email, next, old, shown, owner }
  }
  const status = async (email: string) =>
    (await visitor().send('POST /api/auth/user/signin', { body: { email, password } })).status

  test('signs in once it is confirmed with the password; sessions and resets of the old one end', async () => {
    const { company, params, email, next, old, shown, owner } = await moved()
    expect(shown).toMatchObject({ workEmail: next, signInEmail: email })
    expect([await status(email), await status(next), (await permissions(old)).status]).toEqual([200, 401, 200])
    expect((await owner.send('GET /api/auth/user/new-email')).data).toMatchObject({ email: next, previous: email })
    for (const wrong of ['', 'not the password']) {
      const answer = await owner.send('POST /api/auth/user/new-email', { body: { password: wrong } })
      expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'body.password'])
    }
    expect((await owner.send('POST /api/auth/user/new-email', { body: { password } })).status).toBe(200)
    expect([await status(email), await status(next), (await permissions(old)).status]).toEqual([401, 200, 401])
    expect((await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params })).signInEmail).toBeNull()
    expect((await owner.send('POST /api/auth/user/new-email', { body: { password } })).status).toBe(401)
  })

  test('needs no password after three days, for an owner who lost it along with the old mailbox', async () => {
    const { company, next, owner } = await moved()
    company.clock.advance(3 * 86_400 - 60)
    expect((await owner.send('POST /api/auth/user/new-email', { body: {} })).status).toBe(400)
    company.clock.advance(61)
    expect((await owner.send('POST /api/auth/user/new-email', { body: {} })).status).toBe(200)
    expect(await status(next)).toBe(200)
  })

  test('that has an account elsewhere is reported to its owner only', async () => {
    const taken = address()
    expect((await signUp(taken)).status).toBe(200)
    const { email, owner } = await moved(taken)
    const answer = await owner.send('POST /api/auth/user/new-email', { body: { password } })
    expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('belongs to one company') })
    expect(await status(email)).toBe(200)
  })

  test('is void if the old one is restored, and its link can be sent again before that', async () => {
    const { company, params, email, next, owner } = await moved()
    await company.admin.call('POST /api/v1/employee/resend-invitation/{id}', { params })
    expect((await owner.send('GET /api/auth/user/new-email')).status).toBe(401)
    owner.token = await linkTokenFor(next)
    expect((await owner.send('GET /api/auth/user/new-email')).status).toBe(200)
    await company.admin.call('PUT /api/v1/employee/basic-info/{id}', { params, body: { workEmail: email } })
    expect((await owner.send('POST /api/auth/user/new-email', { body: { password } })).status).toBe(401)
    expect(await status(email)).toBe(200)
    expect((await accept(email)).answer.status).toBe(401)
  })
})
