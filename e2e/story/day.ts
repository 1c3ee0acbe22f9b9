/** Days as the people of the stories see them: in India, whatever the hour of the machine. */
const zone = 'Asia/Kolkata'
const dayMs = 86_400_000

/** The next day from Monday to Friday that is some days ahead and lies in this calendar year, or else the last before. */
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

const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)

/** `2026-11-24` as the date fields take it, digit by digit. */
export function typed(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}${month}${year}`
}
