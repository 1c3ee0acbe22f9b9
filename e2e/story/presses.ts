import type { Locator, Page } from '@playwright/test'

export interface Presses {
  /** Clicks into the field, although many people would use the Tab key, and types. */
  fill: (field: Locator, text: string) => Promise<void>
  count: () => number
}

/** Counts mouse and finger presses in a page from now on, across reloads. */
export async function countPresses(page: Page): Promise<Presses> {
  let pressed = 0
  await page.exposeFunction('countPress', () => (pressed += 1))
  await page.addInitScript(`addEventListener('pointerdown', (event) => event.isTrusted && countPress(), true)`)
  return {
    fill: async (field, text) => {
      await field.click()
      await field.fill(text)
    },
    count: () => pressed,
  }
}
