import { hire, newCompany } from '../story/company.ts'
import { settled } from '../story/look.ts'
import { fillSignIn } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'

const leave = '/home/attendance/leave-request'
const refresh = '/api/auth/user/refresh-token'

test('an expired access token is renewed once, unnoticed', async ({ browserOf, expected }) => {
  expected.push(/status of 401/)
  const page = await browserOf(await hire(await newCompany(), { name: 'Asha Menon' }))
  // A page without calls, so that none is running meanwhile.
  await page.goto('/faq')
  await page.evaluate('localStorage.setItem("accessToken", "too.old.token")')
  let renewed = 0
  page.on('request', (request) => {
    if (request.url().endsWith(refresh)) renewed += 1
  })
  await page.goto(leave)
  await expect(page.getByRole('heading', { level: 1, name: 'Leave' })).toBeVisible()
  await settled(page)
  expect(renewed).toBe(1)
  expect(await page.evaluate('localStorage.getItem("accessToken")')).not.toBe('too.old.token')
})

test('an ended session says so, and the person returns to the same page', async ({ browserOf, expected }) => {
  expected.push(/status of 401/)
  const person = await hire(await newCompany(), { name: 'Asha Menon' })
  const page = await browserOf(person, leave)
  await expect(page.getByRole('heading', { level: 1, name: 'Leave' })).toBeVisible()
  await settled(page)
  await page.context().clearCookies()
  await page.evaluate('localStorage.setItem("accessToken", "too.old.token")')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  await fillSignIn(page, person)
  await expect(page).toHaveURL(new RegExp(`${leave}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Leave' })).toBeVisible()
})

test('signing out in one tab signs out the other', async ({ browserOf, expected }) => {
  // Running calls are refused.
  expected.push(/status of 401/)
  const page = await browserOf(await hire(await newCompany(), { name: 'Asha Menon' }))
  const other = await page.context().newPage()
  await other.goto(leave)
  await expect(other.getByRole('heading', { level: 1, name: 'Leave' })).toBeVisible()
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/)
    await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(tab.getByText('Session expired')).toHaveCount(0)
  }
  // Whoever uses this device next finds nothing.
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
})
