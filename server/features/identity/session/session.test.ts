import { describe, expect, test, vi } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { createAccount, endSessions, inviteAccount, setAccountActive, startIdentity } from '../index.ts'
import { testDatabase } from '../../../testing/database.ts'
import { permissions, priyaOf, refresh, signedIn } from '../testing/signed-in.ts'
import { visitor } from '../testing/visitor.ts'
import { password } from '../testing/with-password.ts'

describe('signing in', () => {
  test('gives an access token, and a refresh token in a cookie that scripts cannot read', async () => {
    const { browser, email } = await priyaOf(await aCompany())
    expect((await permissions(browser)).data).toMatchObject({ leaveRead: true })
    expect((await permissions(browser)).data).not.toHaveProperty('shiftWrite')
    expect((await browser.send('GET /api/v1/employee/user-info')).data).toMatchObject({
      name: 'Priya Rao',
      role: 'Employee',
      email,
      orgName: 'Acme Components',
    })
  })

  test('ignores case in the address', async () => {
    const { email } = await priyaOf(await aCompany())
    await signedIn(email.toUpperCase())
  })

  test('does not reveal whether there is an account: unknown, without a password and wrong get one answer', async () => {
    const company = await aCompany()
    const { email } = await priyaOf(company)
    const invited = await company.within(async (tx) => {
      const { rows } = await tx.query({ name: '', text: "select id from role where name = 'Employee'", values: [] })
      const roleId = (rows[0] as { id: string }).id
      return createAccount(tx, { email: 'no.password@acme.test', name: 'No Password', phone: null, roleId })
    })
    expect(invited).toBeTruthy()
    const answers = await Promise.all(
      [email, 'nobody@acme.test', 'no.password@acme.test'].map((address) =>
        visitor().send('POST /api/auth/user/signin', { body: { email: address, password: 'not the password' } }),
      ),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, message: 'Email or password is not right.', isLogout: undefined })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('is refused for a while after ten wrong passwords from one network, with the time to wait, known or not', async () => {
    const { email } = await priyaOf(await aCompany())
    for (const address of [email, 'ghost@acme.test']) {
      const stranger = visitor()
      const attempt = (word: string) =>
        stranger.send('POST /api/auth/user/signin', { body: { email: address, password: word } })
      for (let time = 0; time < 10; time++) expect((await attempt('wrong')).status).toBe(401)
      expect(await attempt(password)).toMatchObject({ status: 429, message: 'Too many tries. Try again in 15 min.' })
    }
  })

  test('from one address is limited too', async () => {
    const browser = visitor()
    const attempt = (n: number) =>
      browser.send('POST /api/auth/user/signin', { body: { email: `n${n}@acme.test`, password: 'wrong' } })
    const answers = []
    for (let n = 0; n < 121; n++) answers.push((await attempt(n)).status)
    expect(answers.at(-1)).toBe(429)
  })

  test('a former employee is signed out, and can sign in again to what remains theirs', async () => {
    const company = await aCompany()
    const { priya, email, browser } = await priyaOf(company)
    await company.within((tx) => setAccountActive(tx, priya.account, false))
    expect(await permissions(browser)).toMatchObject({ status: 401, isLogout: true })
    expect(await refresh(browser)).toMatchObject({ status: 401, isLogout: true })
    const again = await signedIn(email)
    expect(await permissions(again)).toMatchObject({ status: 200, data: {} })
    expect((await again.send('GET /api/v1/employee/user-info')).data).toMatchObject({ hasLeft: true })
    expect((await refresh(again)).status).toBe(200)
    for (const closed of ['GET /api/v1/employee/pagination-all', 'GET /api/v1/dashboard/first'] as const)
      expect(await again.send(closed)).toMatchObject({
        status: 403,
        message: 'You have left. Your payslips, certificates and settlement stay here.',
      })
    await company.within((tx) => setAccountActive(tx, priya.account, true))
    expect((await permissions(again)).data).toMatchObject({ leaveRead: true })
  })
})

describe('the access token', () => {
  test('is valid for ten minutes; then a refresh renews it', async () => {
    const company = await aCompany()
    const { browser } = await priyaOf(company)
    company.clock.advance(9 * 60)
    expect((await permissions(browser)).status).toBe(200)
    company.clock.advance(61)
    const answer = await permissions(browser)
    expect(answer).toMatchObject({ status: 401, message: 'Sign in to continue.' })
    expect(answer.isLogout).toBeUndefined()
  })

  test.each(['', 'junk', 'a.b.c', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`])(
    '"%s" is no token',
    async (token) => {
      const browser = visitor()
      browser.token = token
      expect(await permissions(browser)).toMatchObject({ status: 401, isLogout: undefined })
    },
  )
})

describe('ending sessions', () => {
  test('signing out ends this one at once', async () => {
    const { browser } = await priyaOf(await aCompany())
    expect((await browser.send('POST /api/auth/user/signout')).status).toBe(200)
    expect(await permissions(browser)).toMatchObject({ status: 401, isLogout: true })
    expect(browser.cookie).toBe('')
  })

  test('signing out everywhere ends all others', async () => {
    const { email, browser } = await priyaOf(await aCompany())
    const phone = await signedIn(email)
    await permissions(phone)
    expect((await browser.send('POST /api/auth/user/signout-everywhere')).data).toEqual({ ended: 2 })
    expect((await permissions(phone)).status).toBe(401)
    expect((await permissions(browser)).status).toBe(200)
  })

  test("one can be ended from another, but not somebody else's", async () => {
    const company = await aCompany()
    const { email, browser } = await priyaOf(company)
    const phone = await signedIn(email)
    const listed = (await browser.send('GET /api/auth/user/session')).data as unknown as {
      _id: string
      isCurrent: boolean
    }[]
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const { browser: other } = await priyaOf(company)
    for (const { _id } of listed) {
      expect((await other.send('DELETE /api/auth/user/session/{id}', { params: { id: _id } })).status).toBe(404)
    }
    for (const { _id, isCurrent } of listed) {
      if (!isCurrent) await browser.send('DELETE /api/auth/user/session/{id}', { params: { id: _id } })
    }
    expect((await permissions(phone)).status).toBe(401)
    expect((await permissions(browser)).status).toBe(200)
  })

  test('works in another process too, which is notified', async () => {
    const company = await aCompany()
    const { priya, browser } = await priyaOf(company)
    const { app: connection } = await testDatabase()
    const second = await startIdentity({ ...company.app, connection })
    const token = browser.token ?? ''
    await expect(second.authenticate(token)).resolves.toMatchObject({ account: priya.account })
    expect(await second.authenticate(token)).toBe(await second.authenticate(token))
    await company.within((tx) => endSessions(tx, priya.account, 'passwordChanged'))
    await vi.waitFor(() => expect(second.authenticate(token)).rejects.toMatchObject({ status: 401, isLogout: true }))
    await second.stop()
  })

  test('is not cached while notifications cannot be received', async () => {
    const company = await aCompany()
    const { browser } = await priyaOf(company)
    const deaf = await startIdentity({ ...company.app, connection: { host: '/nowhere' } })
    const token = browser.token ?? ''
    expect(await deaf.authenticate(token)).not.toBe(await deaf.authenticate(token))
    await deaf.stop()
  })
})

test('an invitation is refused for an account that does not exist', async () => {
  const company = await aCompany()
  await expect(
    company.within((tx) => inviteAccount(tx, company.app, company.organisation, company.admin.account)),
  ).rejects.toMatchObject({
    status: 404,
  })
})
