/** The greeting for each part of the day. */
export type Greetings = Readonly<Record<'morning' | 'afternoon' | 'evening', string>>

/**
 * "Good morning, Asha", by the hour at the person's location; self-contained and without the catalogue, because the first page
 * contains a copy of it.
 */
export function greetingAt(instant: number, timeZone: string, name: string, greetings: Greetings): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const hour = Number(format.format(instant))
  const greeting = greetings[hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening']
  const [firstName = ''] = name.split(' ')
  return firstName === '' ? greeting : `${greeting}, ${firstName}`
}
