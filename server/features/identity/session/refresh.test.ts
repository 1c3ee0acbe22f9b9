import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { permissions, priyaOf, refresh, signedIn } from '../testing/signed-in.ts'
import { visitor } from '../testing/visitor.ts'

describe('the refresh token', () => {
  test('works once and is replaced', async () => {
    const { browser } = await priyaOf(await aCompany())
    const first = browser.cookie
    const answer = await refresh(browser)
    expect(answer.status).toBe(200)
    expect(browser.cookie).not.toBe(first)
    browser.token = String(answer.body['accessToken'])
    expect((await permissions(browser)).status).toBe(200)
  })

  test('used again ends the whole session', async () => {
    const company = await aCompany()
    const { browser } = await priyaOf(company)
    const stolen = browser.cookie
    await refresh(browser)
    company.clock.advance(60)
    const thief = visitor()
    thief.cookie = stolen
    expect(await refresh(thief)).toMatchObject({
      status: 401,
      isLogout: true,
      message: 'Session expired. Please log in again.',
    })
    expect(await permissions(browser)).toMatchObject({ status: 401, isLogout: true })
    expect(await refresh(browser)).toMatchObject({ status: 401, isLogout: true })
  })

  test('from two rotations ago ends the session as well', async () => {
    const company = await aCompany()
    const { browser } = await priyaOf(company)
    const stolen = browser.cookie
    await refresh(browser)
    await refresh(browser)
    const thief = visitor()
    thief.cookie = stolen
    expect((await refresh(thief)).status).toBe(401)
    expect((await refresh(browser)).status).toBe(401)
  })

  test('used by two tabs at the same moment signs no one out, and leaves one chain', async () => {
    const { browser } = await priyaOf(await aCompany())
    const tab = visitor()
    tab.cookie = browser.cookie
    const before = browser.cookie
    const answers = await Promise.all([refresh(browser), refresh(tab)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([browser, tab].filter(({ cookie }) => cookie !== before)).toHaveLength(1)
  })

  test('that was invented ends nothing', async () => {
    const { browser } = await priyaOf(await aCompany())
    const [name, value = ''] = browser.cookie.split('=')
    const [organisation, session] = value.split('.')
    const thief = visitor()
    thief.cookie = `${name}=${organisation}.${session}.${'x'.repeat(43)}.${'y'.repeat(43)}`
    expect((await refresh(thief)).status).toBe(401)
    expect((await permissions(browser)).status).toBe(200)
    expect((await refresh(browser)).status).toBe(200)
  })

  test('is accepted from our own pages only', async () => {
    const { browser } = await priyaOf(await aCompany())
    expect((await refresh(browser, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await refresh(browser, { origin: 'null' })).status).toBe(403)
    expect((await refresh(browser, { origin: 'http://127.0.0.1:3000' })).status).toBe(200)
  })

  test('expires after 30 days, or after one without "stay signed in"', async () => {
    const company = await aCompany()
    const { email, browser } = await priyaOf(company)
    const short = await signedIn(email, false)
    company.clock.advance(2 * 86_400)
    expect((await refresh(short)).status).toBe(401)
    expect((await refresh(browser)).status).toBe(200)
    company.clock.advance(31 * 86_400)
    expect((await refresh(browser)).status).toBe(401)
  })
})
