import { describe, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { testServer } from '../../../testing/server.ts'
import { changeAccount, inviteAccount } from '../index.ts'
import { codeFor, linkTokenFor, mailsTo, otherCode, visitor } from '../testing/visitor.ts'
import { password, priyaWithPassword } from '../testing/with-password.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { isPassword } from './password-hash.ts'

const newPassword = 'amber kettle 12 lighthouse'

const signIn = (email: string, word: string) =>
  visitor().send('POST /api/auth/user/signin', { body: { email, password: word } })

describe('a forgotten password', () => {
  test('is replaced with the code from the mail; every session ends', async () => {
    const { priya, email } = await priyaWithPassword(await aCompany())
    const browser = visitor()
    const asked = await browser.send('POST /api/auth/user/forgot-password', { body: { email } })
    expect(asked).toMatchObject({ status: 200, message: 'If this email is registered, we have sent a code to it.' })
    browser.token = String(asked.body['token'])
    expect(
      (await browser.send('POST /api/auth/user/verify-forgot-password', { body: { code: await codeFor(email) } }))
        .status,
    ).toBe(200)
    expect((await browser.send('POST /api/auth/user/reset-password', { body: { password: newPassword } })).status).toBe(
      200,
    )
    expect(await priya.refused('GET /api/v1/employee/permissions')).toMatchObject({ status: 401, isLogout: true })
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect((await mailsTo(email))[0]).toMatchObject({ template: 'password-changed' })
  })

  test('cannot be replaced through the old address once the account has another', async () => {
    const company = await aCompany()
    const { priya, email } = await priyaWithPassword(company)
    const browser = visitor()
    browser.token = String(
      (await browser.send('POST /api/auth/user/forgot-password', { body: { email } })).body['token'],
    )
    const code = await codeFor(email)
    await browser.send('POST /api/auth/user/verify-forgot-password', { body: { code } })
    await company.within(async (tx) => {
      await changeAccount(tx, company.admin, priya.account, { email: `new.${email}` })
      await inviteAccount(tx, company.app, priya.account, company.admin.account)
    })
    const owner = visitor()
    owner.token = await linkTokenFor(`new.${email}`)
    expect((await owner.send('POST /api/auth/user/new-email', { body: { password } })).status).toBe(200)
    const set = await browser.send('POST /api/auth/user/reset-password', { body: { password: newPassword } })
    expect(set.status).toBe(401)
    expect((await signIn(`new.${email}`, password)).status).toBe(200)
  })

  test('cannot be replaced before the code was right, nor twice with one code', async () => {
    const { email } = await priyaWithPassword(await aCompany())
    const browser = visitor()
    browser.token = String(
      (await browser.send('POST /api/auth/user/forgot-password', { body: { email } })).body['token'],
    )
    const set = () => browser.send('POST /api/auth/user/reset-password', { body: { password: newPassword } })
    expect((await set()).status).toBe(401)
    const code = await codeFor(email)
    const wrong = await browser.send('POST /api/auth/user/verify-forgot-password', { body: { code: otherCode(code) } })
    expect(wrong.errors).toEqual([{ path: 'body.code', message: 'That code is not right. 4 tries left' }])
    await browser.send('POST /api/auth/user/verify-forgot-password', { body: { code } })
    const answers = await Promise.all([set(), set()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('of an unknown address gets the same answers', async () => {
    const { email } = await priyaWithPassword(await aCompany())
    const answers = []
    for (const address of [email, 'nobody.at.all@acme.test']) {
      const browser = visitor()
      const asked = await browser.send('POST /api/auth/user/forgot-password', { body: { email: address } })
      browser.token = String(asked.body['token'])
      const wrong = await browser.send('POST /api/auth/user/verify-forgot-password', { body: { code: '123456' } })
      const { token: _, data: __, ...body } = asked.body
      answers.push({ status: asked.status, body, wrong: wrong.body })
    }
    expect(answers[1]).toEqual(answers[0])
    expect((await mailsTo('nobody.at.all@acme.test'))[0]).toMatchObject({ template: 'password-unknown' })
  })

  test('does the same work for an unknown address and for a wrong password', async () => {
    const { email } = await priyaWithPassword(await aCompany())
    const { app } = await testServer()
    const statements: number[] = []
    for (const address of [email, 'nobody.either@acme.test']) {
      let count = 0
      const counted = { ...app, database: countingStatements(app.database, () => (count += 1)) }
      const { forgotPassword } = await import('../new-password/reset.ts')
      await forgotPassword(counted, { address: '10.9.9.9', cookies: {} } as Client, address)
      statements.push(count)
    }
    expect(statements[0]).toBe(statements[1])
    expect(await isPassword(password, null)).toBe(false)
  })
})

describe('own password', () => {
  test('is changed with the current one; this session stays and others end', async () => {
    const { priya, email } = await priyaWithPassword(await aCompany())
    const phone = visitor()
    phone.token = String(
      (await phone.send('POST /api/auth/user/signin', { body: { email, password } })).body['accessToken'],
    )
    expect((await priya.call('GET /api/auth/user/password')).changedAt).not.toBeNull()
    await priya.call('POST /api/auth/user/change-password', {
      body: { currentPassword: password, password: newPassword },
    })
    await priya.call('GET /api/v1/employee/permissions')
    expect((await phone.send('GET /api/v1/employee/permissions')).isLogout).toBe(true)
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  test('is not changed with a wrong one, nor to itself, nor to one that contains the name', async () => {
    const { priya } = await priyaWithPassword(await aCompany())
    const change = (currentPassword: string, next: string) =>
      priya.refused('POST /api/auth/user/change-password', { body: { currentPassword, password: next } })
    expect((await change('wrong', newPassword)).errors).toEqual([
      { path: 'body.currentPassword', message: 'This is not your current password' },
    ])
    expect((await change(password, password)).errors?.[0]?.path).toBe('body.password')
    expect((await change(password, 'priya priya 77 river')).errors?.[0]?.message).toBe(
      'Do not use your name or your email',
    )
  })
})

describe('an invitation', () => {
  const invited = async (company: Company) => {
    const priya = await company.employee('Priya Rao')
    await company.within((tx) => inviteAccount(tx, company.app, priya.account, company.admin.account))
    const email = await company.within(async (tx) => {
      const { rows } = await tx.query({
        name: '',
        text: 'select email from account where id = $1',
        values: [priya.account],
      })
      return (rows[0] as { email: string }).email
    })
    const browser = visitor()
    browser.token = await linkTokenFor(email)
    return { priya, email, browser }
  }

  test('leads to the first password and signs in', async () => {
    const company = await aCompany()
    const { email, browser } = await invited(company)
    expect((await browser.send('GET /api/auth/employee/password-reset')).data).toEqual({
      name: 'Priya Rao',
      email,
      orgName: 'Acme Components',
    })
    const answer = await browser.send('POST /api/auth/employee/password-reset', { body: { password } })
    expect(answer.status).toBe(200)
    const link = browser.token
    browser.token = String(answer.body['accessToken'])
    expect((await browser.send('GET /api/v1/employee/user-info')).data).toMatchObject({ name: 'Priya Rao' })
    browser.token = link
    expect(await browser.send('POST /api/auth/employee/password-reset', { body: { password } })).toMatchObject({
      status: 401,
      message: 'This link is no longer valid. Ask your administrator to send it again.',
    })
  })

  test('expires after seven days', async () => {
    const company = await aCompany()
    const { browser } = await invited(company)
    company.clock.advance(7 * 86_400 + 1)
    expect((await browser.send('GET /api/auth/employee/password-reset')).status).toBe(401)
  })

  test('sent again voids the first link', async () => {
    const company = await aCompany()
    const { priya, email, browser } = await invited(company)
    await company.within((tx) => inviteAccount(tx, company.app, priya.account, company.admin.account))
    expect((await browser.send('GET /api/auth/employee/password-reset')).status).toBe(401)
    browser.token = await linkTokenFor(email)
    expect((await browser.send('GET /api/auth/employee/password-reset')).status).toBe(200)
  })
})

test('a link no longer works once there is a password, or another address', async () => {
  const company = await aCompany()
  const { priya, email } = await priyaWithPassword(company)
  const invite = async (address: string) => {
    await company.within((tx) => inviteAccount(tx, company.app, priya.account, company.admin.account))
    const browser = visitor()
    browser.token = await linkTokenFor(address)
    return browser
  }
  const first = await invite(email)
  await priya.call('POST /api/auth/user/change-password', {
    body: { currentPassword: password, password: newPassword },
  })
  expect((await first.send('GET /api/auth/employee/password-reset')).status).toBe(401)
  const second = await invite(email)
  expect(await company.within((tx) => changeAccount(tx, company.admin, priya.account, { email: `new.${email}` }))).toBe(
    true,
  )
  expect((await second.send('GET /api/auth/employee/password-reset')).status).toBe(401)
})

function countingStatements<D extends { globally: (work: never) => unknown }>(database: D, tick: () => void): D {
  const globally = (work: (tx: never) => unknown) =>
    database.globally(((tx: { query: (sql: unknown) => unknown }) =>
      work({
        ...tx,
        query: (sql: unknown) => (tick(), tx.query(sql)),
        enqueue: async () => tick(),
      } as never)) as never)
  return { ...database, globally }
}
