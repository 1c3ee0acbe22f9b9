/** How a part of the day is greeted. */
export type Greetings = Readonly<Record<'morning' | 'afternoon' | 'evening', string>>

/**
 * "Good morning, Asha", by the hour where the person works; in one piece and without the catalogue, because the first page holds a
 * copy of it.
 */
export function greetingAt(instant: number, timeZone: string, name: string, greetings: Greetings): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const hour = Number(format.format(instant))
  const greeting = greetings[hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening']
  const [firstName = ''] = name.split(' ')
  return firstName === '' ? greeting : `${greeting}, ${firstName}`
}
