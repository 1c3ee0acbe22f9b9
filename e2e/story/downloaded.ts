import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Presses a download button, and answers the text of the file. */
export async function downloaded(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}
