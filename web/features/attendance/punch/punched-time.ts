/** Today's punches, as instants. */
export interface Punches {
  punchIn: readonly string[]
  punchOut: readonly string[]
}

/** A person is in if there are more punches in than out. */
export function isPunchedIn({ punchIn, punchOut }: Punches): boolean {
  return punchIn.length > punchOut.length
}

/**
 * Seconds for the timer: the spans from in to out and the time since the open punch-in, counted from local
 * midnight.
 */
export function punchedSeconds({ punchIn, punchOut }: Punches, now: number, zone: string): number {
  const midnight = localMidnight(now, zone)
  const worked = punchIn.reduce((total, start, index) => {
    const end = punchOut[index]
    const until = end === undefined ? now : Date.parse(end)
    return total + Math.max(0, until - Math.max(Date.parse(start), midnight))
  }, 0)
  return Math.floor(worked / 1000)
}

/** The date in a zone, which changes at local midnight. */
export function localDate(now: number, zone: string): string {
  return printer('en-CA', zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
}

const halfDay = 12 * 3_600_000

/** The instant at which the local day began. If the clocks changed since, a second pass corrects the first. */
function localMidnight(now: number, zone: string): number {
  const guess = now - sinceMidnight(now, zone)
  const off = sinceMidnight(guess, zone)
  return off < halfDay ? guess - off : guess + 2 * halfDay - off
}

/** The local time of day, in milliseconds. */
function sinceMidnight(moment: number, zone: string): number {
  const clock = printer('en-GB', zone, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(moment).split(':').map(Number)
  return (hours * 3600 + minutes * 60 + seconds) * 1000 + (moment % 1000)
}

const printers = new Map<string, Intl.DateTimeFormat>()

function printer(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  const known = printers.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  printers.set(key, known)
  return known
}
