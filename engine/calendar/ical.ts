import { addDays, type Day } from '../day.ts'
import type { Instant } from '../zone.ts'

export interface FeedEntry {
  /** Stable for the life of the entry. */
  uid: string
  title: string
  place?: string
  /** Whole days, last one included, or moments. */
  when: { from: Day; to: Day } | { start: Instant; end: Instant }
  /** Whether others may book the time. */
  isFree: boolean
}

/** A calendar as an RFC 5545 file: lines of at most 75 octets that end in CRLF, texts escaped, moments in UTC. */
export function icalOf(name: string, now: Instant, entries: readonly FeedEntry[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Muster//Calendar//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...[`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf({ uid, title, place = '', when, isFree }: FeedEntry, now: Instant): string[] {
  // All-day entries end on the day after the last.
  const days =
    'from' in when
      ? [`DTSTART;VALUE=DATE:${compact(when.from)}`, `DTEND;VALUE=DATE:${compact(addDays(when.to, 1))}`]
      : [`DTSTART:${moment(when.start)}`, `DTEND:${moment(when.end)}`]
  return [
    ...['BEGIN:VEVENT', `UID:${escaped(uid)}`, `DTSTAMP:${moment(now)}`, ...days, `SUMMARY:${escaped(title)}`],
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...[`TRANSP:${isFree ? 'TRANSPARENT' : 'OPAQUE'}`, 'CLASS:PRIVATE', 'END:VEVENT'],
  ]
}

const compact = (day: Day) => day.replaceAll('-', '')
const moment = (instant: Instant) => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Backslash, semicolon, comma and line ends; other control characters are not allowed. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')

const most = 75
const encoder = new TextEncoder()

/** Folds a long line: the continuation starts with a space, and no character is split. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (octets + size > most) {
      text += '\r\n '
      octets = 1
    }
    text += sign
    octets += size
  }
  return text
}
