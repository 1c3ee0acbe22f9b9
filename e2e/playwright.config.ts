import { createHash, X509Certificate } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import { longJourneys } from './long-journeys.ts'
import { freePort } from './story/free-port.ts'
import { receiverCert } from './story/receiver.ts'

// Evaluated again by every worker: the first one chooses the port, the others find it here.
const port = (process.env['E2E_PORT'] ??= String(await freePort()))
const baseURL = (process.env['E2E_URL'] = `http://127.0.0.1:${port}`)

const spki = new X509Certificate(receiverCert).publicKey.export({ type: 'spki', format: 'der' })
// A journey's identity provider: on this machine, with its own certificate.
const receiver = [
  '--host-resolver-rules=MAP receiver.test 127.0.0.1',
  `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
]

/** Of `npm test`, of `npm test -- long`, or all. */
function chosen(size: keyof typeof longJourneys, never: readonly RegExp[] = []) {
  const { TESTS } = process.env
  return {
    name: size,
    testIgnore: TESTS === 'short' ? [...never, longJourneys[size]] : [...never],
    ...(TESTS === 'long' ? { testMatch: longJourneys[size] } : {}),
  }
}

/** Journeys at both sizes against the built product, which starts with an empty data folder and creates the demo company. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 180_000,
  // On a shared machine a story may be retried; the report says so.
  retries: process.env['CI'] === undefined ? 0 : 1,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace is recorded only of the retry: recording takes a good part of a journey's time.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'],
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...receiver],
    },
  },
  projects: [
    { ...chosen('desktop'), use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } } },
    {
      // Desktop work is tested only there; the journey of routes also checks its screens on a phone.
      ...chosen('phone', [
        /(access|component|keyboard|links|pay-files|permissions|receivables|run-files|run-steps)\.journey/,
        /(second-person|session|statutory|requests\/eligibility)\.journey/,
      ]),
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" story/serve.ts`,
    cwd: import.meta.dirname,
    env: { PORT: port },
    url: `${baseURL}/api/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
