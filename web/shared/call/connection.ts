const listeners = new Set<() => void>()
let isLost = false
let timer: number | undefined

/** Milliseconds between two checks for an unavailable server: the first and the longest interval. */
const first = 2_000
const longest = 15_000

/** Calls that failed without a reply, or because the server is unavailable, are worth retrying. */
export const isUnavailable = (status: number) => status === 0 || status === 502 || status === 503 || status === 504

/** Called by anything that could not reach the server; checks until it is back. */
export function reportLostConnection(): void {
  if (isLost) return
  isLost = true
  if (listeners.size > 0) lookIn(first)
}

/** Calls back when the server is reachable again after a failure; returns how to stop. */
export function onConnectionBack(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', look)
    window.addEventListener('offline', reportLostConnection)
    if (isLost) lookIn(first)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.clearTimeout(timer)
    window.removeEventListener('online', look)
    window.removeEventListener('offline', reportLostConnection)
  }
}

function lookIn(wait: number): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void lookAgain(wait), wait)
}

function look(): void {
  // Browsers report being online before an address is reachable.
  void lookAgain(first)
}

async function lookAgain(wait: number): Promise<void> {
  window.clearTimeout(timer)
  if (!isLost) return
  if (await isThere()) {
    isLost = false
    for (const listener of listeners) listener()
  } else if (listeners.size > 0) lookIn(Math.min(wait * 2, longest))
}

async function isThere(): Promise<boolean> {
  try {
    return (await fetch('/api/ready', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
