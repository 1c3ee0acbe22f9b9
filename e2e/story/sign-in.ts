import { expect, type Page } from '@playwright/test'
import type { Person } from './company.ts'

/** Of the demo company, which every start on an empty folder fills in. */
export const demo = (name: 'admin' | 'hr' | 'manager' | 'employee') => ({
  email: `${name}@demo.muster.test`,
  password: 'muster-demo',
})

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL(/\/home\/default/)
}

/** On the sign-in screen. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
