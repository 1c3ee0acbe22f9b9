import type { Page } from '@playwright/test'

/** How a page loads with an empty cache. */
export interface FirstLoad {
  /** Largest contentful paint, from the start of the navigation. */
  paintMillis: number
  /** Requests before its heading became the largest paint, including the page itself. */
  requestsBefore: number
  requests: number
  /** Over the wire, compressed. */
  kilobytes: number
  /** The sum of all layout shifts; the standard CLS takes the worst five seconds of them. */
  shift: number
}

/** A mid-range phone on a slow connection: Lighthouse's slow 4G. */
const slow = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
}

/** Opens an address in a fresh page, and waits until everything has settled. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  await page.addInitScript(watch)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  // Paints are reported with a delay.
  await page.waitForTimeout(1000)
  return page.evaluate<FirstLoad>(read)
}

const watch = `
  window.seen = { paint: 0, shift: 0, heading: Infinity }
  const see = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  see('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime
    if (entry.element?.tagName === 'H1') seen.heading = entry.startTime
  })
  see('layout-shift', (entry) => { seen.shift += entry.value })
`
const read = `(() => {
  const files = performance.getEntriesByType('resource')
  const all = [...performance.getEntriesByType('navigation'), ...files]
  return {
    paintMillis: seen.paint,
    requestsBefore: 1 + files.filter(({ startTime }) => startTime < seen.heading).length,
    requests: all.length,
    kilobytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    shift: seen.shift,
  }
})()`
