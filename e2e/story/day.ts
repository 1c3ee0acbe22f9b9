import { expect, type Page } from '@playwright/test'

/** Days in India, where the stories take place, whatever the machine's time. */
const zone = 'Asia/Kolkata'
const dayMs = 86_400_000

/** The next weekday some days ahead within this calendar year, or else the last one before. */
export function workingDay(ahead: number): string {
  const today = dayOf(Date.now())
  const future = firstWorkingDay(Date.now() + ahead * dayMs, 1)
  return future.slice(0, 4) === today.slice(0, 4) ? future : firstWorkingDay(Date.now() - ahead * dayMs, -1)
}

function firstWorkingDay(from: number, step: 1 | -1): string {
  for (let at = from; ; at += step * dayMs) {
    const day = dayOf(at)
    if (![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !day.endsWith('-12-25')) return day
  }
}

export const today = () => dayOf(Date.now())

/** The time in India so many hours ago, as `HH:MM`. */
export const hoursAgo = (hours: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    Date.now() - hours * 3_600_000,
  )

/** In the past: work on it is within reach of every request. */
export function lastSunday(): string {
  for (let at = Date.now() - dayMs; ; at -= dayMs) {
    const day = dayOf(at)
    if (new Date(`${day}T00:00:00Z`).getUTCDay() === 0) return day
  }
}

const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)

/** Types a day into the date field with this label; on a phone chooses it in the calendar that a tap opens. */
export async function giveDay(page: Page, label: string | RegExp, day: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  if (!isPhone) return page.keyboard.type(typed(day))
  const calendar = page.getByRole('dialog', { name: 'Select date' })
  const wanted = new Date(`${day}T00:00:00Z`)
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(wanted)
  await expect(calendar).toBeVisible()
  // It opens at the current month.
  const turn = wanted.getTime() > Date.now() ? 'Next month' : 'Previous month'
  await expect(async () => {
    if ((await calendar.getByRole('grid', { name: month }).count()) === 0) {
      await calendar.getByRole('button', { name: turn }).click()
      await expect(calendar.getByRole('grid', { name: month })).toBeVisible({ timeout: 500 })
    }
  }).toPass()
  await calendar.getByRole('gridcell', { name: new RegExp(`^${wanted.getUTCDate()}(,|$)`) }).click()
  await calendar.getByRole('button', { name: 'OK' }).click()
  await expect(calendar).toBeHidden()
}

/** `2026-11-24` as typed into date fields, digit by digit. */
export function typed(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}${month}${year}`
}
