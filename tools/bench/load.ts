import autocannon from 'autocannon'

export interface Sent {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Loaded {
  perSecond: number
  /** Milliseconds of every call, in order. */
  times: number[]
  failed: number
}

/** The number of connections in the pool: more would only wait for each other. */
const connections = 10

/** Sends the requests in turn, for a number of seconds or (`once`) each of them once. */
export async function load(address: string, requests: readonly Sent[], until: { seconds: number } | 'once') {
  let next = 0
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  let ended = started
  const instance = autocannon({
    url: address,
    connections: until === 'once' ? Math.min(connections, requests.length) : connections,
    ...(until === 'once' ? { amount: requests.length } : { duration: until.seconds }),
    requests: [{ setupRequest: (request) => ({ ...request, ...requests[next++ % requests.length] }) }],
  })
  instance.on('response', (_client, status, _bytes, time) => {
    times.push(time)
    ended = performance.now()
    if (status >= 400) failed += 1
  })
  const { errors } = await instance
  return { perSecond: (times.length / (ended - started)) * 1000, times, failed: failed + errors } satisfies Loaded
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
