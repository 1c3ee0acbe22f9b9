import fc from 'fast-check'
import { expect, it } from 'vitest'
import { icalOf } from './ical.ts'

const now = '2026-11-25T09:30:00.000Z'

/** A separate reader by the grammar of RFC 5545: unfolds first, then splits names, parameters and values. */
function read(file: string): Record<string, string>[] {
  expect(file.endsWith('\r\n')).toBe(true)
  for (const line of file.slice(0, -2).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const lines = file.replaceAll('\r\n ', '').slice(0, -2).split('\r\n')
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const events: Record<string, string>[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)*):(.*)$/s.exec(line) ?? []
    expect([name, line]).not.toContain('')
    if (line === 'BEGIN:VEVENT') events.push({})
    else if (events.length > 0 && !name.startsWith('END')) {
      expect(events.at(-1)).not.toHaveProperty(name)
      events.at(-1)![name] = value.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
    }
  }
  return events
}

it('writes whole days with the day after as their end, and moments in UTC', () => {
  const file = icalOf('Acme', now, [
    { uid: 'a@muster', title: 'Diwali', when: { from: '2026-12-31', to: '2026-12-31' }, isFree: true },
    {
      ...{ uid: 'b@muster', title: 'Town hall', place: 'Room 1, floor 2; Pune', isFree: false },
      when: { start: '2026-12-01T04:30:00.000Z', end: '2026-12-01T05:30:00.000Z' },
    },
  ])
  expect(read(file)).toEqual([
    {
      ...{ UID: 'a@muster', DTSTAMP: '20261125T093000Z', 'DTSTART;VALUE=DATE': '20261231', SUMMARY: 'Diwali' },
      ...{ 'DTEND;VALUE=DATE': '20270101', TRANSP: 'TRANSPARENT', CLASS: 'PRIVATE' },
    },
    {
      ...{ UID: 'b@muster', DTSTAMP: '20261125T093000Z', DTSTART: '20261201T043000Z', DTEND: '20261201T053000Z' },
      ...{ SUMMARY: 'Town hall', LOCATION: 'Room 1, floor 2; Pune', TRANSP: 'OPAQUE', CLASS: 'PRIVATE' },
    },
  ])
})

it('reads back any text that people wrote, and no text adds a line or an entry', () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    fc.constant('x\r\nBEGIN:VEVENT\r\n,;\\n'),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (titles) => {
      const entries = titles.map((title, n) => ({
        ...{ uid: `${n}@muster`, title, when: { from: '2026-12-01', to: '2026-12-02' }, isFree: false },
      }))
      const plain = (text: string) => text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ')
      expect(read(icalOf('Acme', now, entries)).map(({ SUMMARY }) => SUMMARY)).toEqual(titles.map(plain))
    }),
  )
})
