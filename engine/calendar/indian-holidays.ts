import type { Day } from '../day.ts'

/**
 * `fixed`: the same date every year. `published`: in the Government of India's list for the year. `expected`: from the almanac; the
 * published list, or the moon, can move it by a day.
 */
export type HolidayCertainty = 'fixed' | 'published' | 'expected'

export interface SuggestedHoliday {
  name: string
  day: Day
  /** By vehicle registration code, such as `KA`; null: everywhere. */
  states: readonly string[] | null
  certainty: HolidayCertainty
}

/**
 * Holidays between two days that a company with locations in these states usually gives, by day; of two on one day the more general one
 * comes first. National holidays are law everywhere (National and Festival Holidays Acts of the states); all others are common in the
 * states' lists, for a company to choose from.
 */
export function suggestedHolidays(states: readonly string[], from: Day, to: Day): SuggestedHoliday[] {
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, n) =>
    String(Number(from.slice(0, 4)) + n),
  )
  const holidays = years.flatMap((year) => [
    ...fixed.map(([monthDay, name, where]) => made(name, `${year}-${monthDay}`, where, 'fixed')),
    ...(moving[year] ?? []).map(([day, name, where, certainty]) => made(name, `${year}-${day}`, where, certainty)),
  ])
  return holidays
    .map((one) => ({ ...one, states: one.states?.filter((state) => states.includes(state)) ?? null }))
    .filter((one) => (one.states === null || one.states.length > 0) && one.day >= from && one.day <= to)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

function made(name: string, day: Day, where: string | null, certainty: HolidayCertainty): SuggestedHoliday {
  return { name, day, states: where === null ? null : where.split(' '), certainty }
}

/** Month and day, name, states. */
const fixed: readonly (readonly [string, string, string | null])[] = [
  ['01-26', 'Republic Day', null],
  ['08-15', 'Independence Day', null],
  ['10-02', 'Gandhi Jayanti', null],
  ['01-23', "Netaji's birthday", 'WB TR'],
  ['02-19', 'Chhatrapati Shivaji Maharaj Jayanti', 'MH'],
  ['03-22', 'Bihar Day', 'BR'],
  ['03-30', 'Rajasthan Day', 'RJ'],
  ['04-01', 'Odisha Day', 'OD'],
  ['04-14', 'Tamil New Year', 'TN PY'],
  ['04-14', 'Ambedkar Jayanti', 'AP BR CG GJ HR JH KA KL MH MP PB RJ TG UP UK'],
  ['04-15', 'Himachal Day', 'HP'],
  ['04-15', 'Bengali New Year', 'WB TR'],
  ['05-01', 'Maharashtra Day', 'MH'],
  ['05-01', 'Gujarat Day', 'GJ'],
  ['05-01', 'May Day', 'AP AS BR GA KA KL MN PY TG TN TR WB'],
  ['06-02', 'Telangana Formation Day', 'TG'],
  ['11-01', 'Kannada Rajyotsava', 'KA'],
  ['11-01', 'Haryana Day', 'HR'],
  ['12-19', 'Goa Liberation Day', 'GA'],
  ['12-25', 'Christmas', null],
]

const hindi = 'BR CG DL GJ HP HR JH MH MP PB RJ UK UP WB'
const south = 'AP KA TG'

/** 2026: list of the Government of India (DoPT) and the almanac; 2027: the almanac. */
const moving: Readonly<Record<string, readonly (readonly [string, string, string | null, HolidayCertainty])[]>> = {
  '2026': [
    ['01-14', 'Uttarayan', 'GJ', 'expected'],
    ['01-15', 'Pongal', 'TN PY', 'expected'],
    ['01-15', 'Makar Sankranti', south, 'expected'],
    ['03-04', 'Holi', hindi, 'published'],
    ['03-19', 'Ugadi', south, 'expected'],
    ['03-19', 'Gudi Padwa', 'MH GA', 'expected'],
    ['03-21', 'Id-ul-Fitr', null, 'published'],
    ['04-03', 'Good Friday', null, 'published'],
    ['04-14', 'Vaisakhi', 'CH', 'expected'],
    ['04-15', 'Vishu', 'KL', 'expected'],
    ['05-27', 'Bakrid', null, 'published'],
    ['08-26', 'Onam', 'KL', 'expected'],
    ['08-28', 'Raksha Bandhan', 'GJ MP RJ UK UP', 'published'],
    ['09-04', 'Janmashtami', 'BR CG DL GJ HP HR JH MP RJ UK UP', 'published'],
    ['09-14', 'Ganesh Chaturthi', 'AP GA GJ KA MH TG TN', 'expected'],
    ['10-19', 'Ayudha Puja', 'KA KL TN', 'expected'],
    ['10-19', 'Durga Puja', 'AS JH OD TR WB', 'expected'],
    ['10-20', 'Dussehra', null, 'published'],
    ['11-08', 'Diwali', null, 'published'],
    ['11-24', 'Guru Nanak Jayanti', 'CH DL HP HR PB UK', 'published'],
  ],
  '2027': [
    ['01-14', 'Uttarayan', 'GJ', 'expected'],
    ['01-15', 'Pongal', 'TN PY', 'expected'],
    ['01-15', 'Makar Sankranti', south, 'expected'],
    ['03-10', 'Id-ul-Fitr', null, 'expected'],
    ['03-22', 'Holi', hindi, 'expected'],
    ['03-26', 'Good Friday', null, 'expected'],
    ['04-07', 'Ugadi', south, 'expected'],
    ['04-07', 'Gudi Padwa', 'MH GA', 'expected'],
    ['04-14', 'Vaisakhi', 'CH', 'expected'],
    ['04-15', 'Vishu', 'KL', 'expected'],
    ['05-17', 'Bakrid', null, 'expected'],
    ['08-17', 'Raksha Bandhan', 'GJ MP RJ UK UP', 'expected'],
    ['08-25', 'Janmashtami', 'BR CG DL GJ HP HR JH MP RJ UK UP', 'expected'],
    ['09-04', 'Ganesh Chaturthi', 'AP GA GJ KA MH TG TN', 'expected'],
    ['09-12', 'Onam', 'KL', 'expected'],
    ['10-08', 'Ayudha Puja', 'KA KL TN', 'expected'],
    ['10-08', 'Durga Puja', 'AS JH OD TR WB', 'expected'],
    ['10-09', 'Dussehra', null, 'expected'],
    ['10-29', 'Diwali', null, 'expected'],
    ['11-14', 'Guru Nanak Jayanti', 'CH DL HP HR PB UK', 'expected'],
  ],
}
