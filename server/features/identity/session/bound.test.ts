import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { permissions, priyaOf, refresh } from '../testing/signed-in.ts'
import { visitor } from '../testing/visitor.ts'
import { password, priyaWithPassword } from '../testing/with-password.ts'

const page = { origin: 'http://127.0.0.1:3000' }

async function inBrowser() {
  const company = await aCompany()
  const { email } = await priyaWithPassword(company)
  const browser = visitor()
  const answer = await browser.send('POST /api/auth/user/signin', {
    body: { email, password, remember: true },
    headers: page,
  })
  browser.token = String(answer.body['accessToken'])
  return { company, browser }
}

describe('a session that began in a browser', () => {
  test('is of no use with its token alone, and goes on in its browser', async () => {
    const { browser } = await inBrowser()
    expect((await permissions(browser)).status).toBe(200)
    const thief = visitor()
    thief.token = browser.token
    expect(await permissions(thief)).toMatchObject({ status: 401, isLogout: true })
    expect((await permissions(browser)).status).toBe(200)
  })

  test('is refused with the seal of another session', async () => {
    const { browser } = await inBrowser()
    const { browser: other } = await inBrowser()
    other.token = browser.token
    expect((await permissions(other)).status).toBe(401)
  })

  test('is not renewed with the refresh token alone, and stays bound when it is renewed', async () => {
    const { browser } = await inBrowser()
    const thief = visitor()
    thief.cookie = browser.cookie
    expect((await refresh(thief)).status).toBe(401)
    const renewed = await refresh(browser)
    expect(renewed.status).toBe(200)
    thief.token = String(renewed.body['accessToken'])
    expect((await permissions(thief)).status).toBe(401)
  })

  test('leaves no cookies when it ends', async () => {
    const { browser } = await inBrowser()
    await browser.send('POST /api/auth/user/signout')
    expect([browser.cookie, browser.jar.has('muster_browser')]).toEqual(['', false])
  })

  test('of a program that sends no origin needs its token only', async () => {
    const { browser } = await priyaOf(await aCompany())
    const program = visitor()
    program.token = browser.token
    expect((await permissions(program)).status).toBe(200)
  })
})

test('a session ends after 90 days, however often it is used', async () => {
  const { company, browser } = await inBrowser()
  for (let day = 20; day < 90; day += 20) {
    company.clock.advance(20 * 86_400)
    expect((await refresh(browser)).status).toBe(200)
  }
  company.clock.advance(10 * 86_400 - 60)
  const last = await refresh(browser)
  expect(last.status).toBe(200)
  browser.token = String(last.body['accessToken'])
  company.clock.advance(61)
  expect(await permissions(browser)).toMatchObject({ status: 401, isLogout: true })
  expect((await refresh(browser)).status).toBe(401)
})

test('a token that is not valid yet, or whose start is not a number, is refused', async () => {
  const { app, clock, ...company } = await aCompany()
  const priya = await company.employee('Priya Rao')
  const claims = JSON.parse(Buffer.from(priya.token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
  const now = Math.floor(Date.parse(clock.now()) / 1000)
  const statusWith = async (nbf: unknown) => {
    const browser = visitor()
    browser.token = await new SignJWT({ ...claims, nbf } as never)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(app.secrets.key('access-token'))
    return (await permissions(browser)).status
  }
  expect(await statusWith(now)).toBe(200)
  expect(await statusWith(now + 60)).toBe(401)
  expect(await statusWith('soon')).toBe(401)
})

test('a token made later than now, of no time, or for longer than ten minutes is refused, but for clocks a minute apart', async () => {
  const { app, clock, ...company } = await aCompany()
  const priya = await company.employee('Priya Rao')
  const own = JSON.parse(Buffer.from(priya.token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number
    exp: number
  }
  const now = Math.floor(Date.parse(clock.now()) / 1000)
  const statusWith = async (claims: object) => {
    const browser = visitor()
    browser.token = await new SignJWT({ ...own, ...claims } as never)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(app.secrets.key('access-token'))
    return (await permissions(browser)).status
  }
  expect(await statusWith({ iat: now, exp: now + 600 })).toBe(200)
  expect(await statusWith({ iat: now + 59, exp: now + 659 })).toBe(200)
  for (const ahead of [62, 3600, 1e12]) expect(await statusWith({ iat: now + ahead, exp: now + ahead + 600 })).toBe(401)
  for (const iat of ['now', null, -1, {}]) expect(await statusWith({ iat })).toBe(401)
  expect(await statusWith({ iat: undefined })).toBe(401)
  expect(await statusWith({ iat: now, exp: now + 601 })).toBe(401)
  expect(await statusWith({ iat: now - 599, exp: now + 1 })).toBe(200)
  expect(await statusWith({ iat: now - 600, exp: now })).toBe(401)
})
