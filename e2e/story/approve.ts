import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import { expect, test, type Page } from '@playwright/test'

/** Opens someone's pending request: on a phone from the list, on a desktop it is open beside it already. */
export async function openRequest(page: Page, type: RequestTypeName, requester = 'Asha Menon'): Promise<void> {
  await page.goto(requestTypes[type].inbox)
  const row = page.getByRole('button', { name: new RegExp(requester) }).first()
  await expect(row).toBeVisible()
  if (test.info().project.name === 'phone') await row.click()
  await expect(page.getByRole('heading', { name: new RegExp(requester) }).first()).toBeVisible()
}

/** Forwards the open request to a colleague, with a question. */
export async function forward(page: Page, to: string, note: string, requester = 'Asha Menon'): Promise<void> {
  await page.getByRole('button', { name: 'Forward' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forward request' })
  await dialog.getByRole('combobox', { name: 'Employee' }).fill(to.split(' ')[0] ?? to)
  await page.getByRole('option', { name: new RegExp(to) }).click()
  await dialog.getByLabel('Note').fill(note)
  await dialog.getByRole('button', { name: 'Forward' }).click()
  await expect(page.getByText(`${requester}'s request forwarded`)).toBeVisible()
}

export async function addNote(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Add note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a note' })
  await dialog.getByLabel('Note').fill(note)
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText(note)).toBeVisible()
}

/** The colleague reads the question and answers below it. */
export async function answer(page: Page, type: RequestTypeName, question: string, note: string): Promise<void> {
  await openRequest(page, type)
  await expect(page.getByText(question)).toBeVisible()
  await addNote(page, note)
}

export async function approve(page: Page, requester = 'Asha Menon'): Promise<void> {
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await decided(page, `${requester}'s request approved`)
}

export async function reject(page: Page, reason: string, requester = 'Asha Menon'): Promise<void> {
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject request?' })
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog.getByText('Enter a reason. The employee sees it.').first()).toBeVisible()
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await decided(page, `${requester}'s request rejected`)
}

async function decided(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message)).toBeVisible()
  // A decision is sent when its message closes.
  await page.getByRole('button', { name: 'Close message' }).click()
}
