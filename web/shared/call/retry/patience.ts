import { roundTrip } from '../round-trip.ts'

/** How often a read that was refused because too much ran at once is sent again, and the longest wait before that. */
const times = 2
const longestSeconds = 10

/**
 * A round trip that waits when the server has no turn left for this account: nothing was done, and the page needs its data. Other refusals,
 * for example of too many tries, name longer waits and are shown at once.
 */
export async function patientTrip(url: string, init: RequestInit): Promise<Response> {
  for (let left = times; ; left--) {
    const response = await roundTrip(url, init)
    const seconds = secondsOf(response)
    if (left === 0 || seconds === null) return response
    await waited(seconds, init.signal ?? undefined)
  }
}

function secondsOf({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN)
  return status === 429 && seconds >= 0 && seconds <= longestSeconds ? seconds : null
}

function waited(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, seconds * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      fail(new DOMException('Aborted', 'AbortError'))
    })
  })
}
