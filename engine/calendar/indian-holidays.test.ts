import { describe, expect, it } from 'vitest'
import { suggestedHolidays } from './indian-holidays.ts'

const named = (states: string[], from: string, to: string) =>
  suggestedHolidays(states, from, to).map(({ day, name }) => `${day} ${name}`)

describe('suggested holidays', () => {
  it('has the three national holidays everywhere, in every year', () => {
    for (const year of ['2026', '2027', '2031'])
      for (const states of [[], ['KA'], ['WB', 'TN']]) {
        const holidays = suggestedHolidays(states, `${year}-01-01`, `${year}-12-31`)
        for (const day of ['01-26', '08-15', '10-02'])
          expect(holidays.some((one) => one.day === `${year}-${day}` && one.states === null)).toBe(true)
      }
  })

  it('gives a state its own days, and not those of others', () => {
    expect(named(['KA'], '2026-10-25', '2026-12-31')).toEqual([
      '2026-11-01 Kannada Rajyotsava',
      '2026-11-08 Diwali',
      '2026-12-25 Christmas',
    ])
    expect(named(['MH'], '2027-04-01', '2027-05-01')).toEqual([
      '2027-04-07 Gudi Padwa',
      '2027-04-14 Ambedkar Jayanti',
      '2027-05-01 Maharashtra Day',
    ])
  })

  it('names the states that observe a day, and continues over the end of a year', () => {
    const holidays = suggestedHolidays(['KA', 'MH', 'DL'], '2026-12-25', '2027-04-08')
    expect(holidays.find(({ name }) => name === 'Holi')?.states).toEqual(['DL', 'MH'].toSorted())
    expect(holidays.map(({ day }) => day)).toEqual(holidays.map(({ day }) => day).toSorted())
    expect(holidays[0]).toMatchObject({ day: '2026-12-25', certainty: 'fixed' })
  })

  it('lists only fixed dates for a year without an almanac', () => {
    expect(suggestedHolidays(['KA'], '2031-01-01', '2031-12-31').every(({ certainty }) => certainty === 'fixed')).toBe(
      true,
    )
  })
})
