import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'
import { notOnACluster } from './server/testing/cluster/not-on-a-cluster.ts'
import { longTests } from './tools/suites/long.ts'
import { messagePreset } from './web/build/messages.ts'

const tests = (folder: string) => [`${folder}/**/*.test.{ts,tsx}`]
/** Of `npm test`; a file that is named by itself runs in any case. */
const exclude = process.env['TESTS'] === 'short' ? Object.keys(longTests) : []

/** One project a floor of the house: `npx vitest run --project server`, or a path for one file. */
export default defineConfig({
  test: {
    // By default one core stays free, which on a machine of two makes every suite wait for a single worker.
    // The whole suite keeps a small machine busy for long: what fails once is tried again, and reported by `npm test`.
    retry: process.env['CI'] ? 1 : 0,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'engine', include: tests('engine'), testTimeout: 60_000 } },
      { test: { name: 'contract', include: tests('contract') } },
      // What lies in the files is tried in a copy of the product that has them.
      {
        test: {
          name: 'tools',
          include: tests('tools'),
          exclude: ['tools/parking/files/**', ...exclude],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: tests('server'),
          exclude: process.env['CLUSTER_URL'] ? Object.keys(notOnACluster) : exclude,
          globalSetup: './server/testing/global-setup.ts',
          // The files of a worker share what they import, which took a third of the time; each has a database and a server of its own.
          isolate: false,
          setupFiles: './server/testing/each-file.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // The many threads that tests start load the same code.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        plugins: [babel({ presets: [messagePreset()] })],
        test: {
          name: 'web',
          isolate: false,
          include: tests('web'),
          exclude,
          environment: 'happy-dom',
          setupFiles: './web/shared/testing/set-up.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
