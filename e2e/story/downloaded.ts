import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

/** Presses a download button, of one part of the page where there are several, and answers the text of the file. */
export async function downloaded(page: Page, button: string, part: Page | Locator = page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: button, exact: true }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}
