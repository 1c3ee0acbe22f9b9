import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

/** Presses a download button, in one part of the page if there are several, and returns the file's text. */
export async function downloaded(page: Page, button: string, part: Page | Locator = page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: button, exact: true }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}
