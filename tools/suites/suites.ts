import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { notOnACluster } from '../../server/testing/cluster/not-on-a-cluster.ts'
import { longTests, shortened } from './long.ts'
import { run } from '../run.ts'

interface Suite {
  name: string
  script: readonly string[]
  /** Where it writes its results. */
  report?: string
  environment?: Readonly<Record<string, string | undefined>>
  /** Why it cannot run here. */
  skipped?: string | undefined
  /** The files that it excludes, and why. */
  excluded?: readonly string[]
  count(report: string | undefined, output: string): Count
}

interface Count {
  passed: number
  failed: number
  /** The tests that failed, and those that passed only when tried again, each with the first line of why. */
  told?: readonly string[]
}

const root = join(import.meta.dirname, '../..')
const reports = join(root, '.cache/reports')
/** Where the server's tests record what they send. */
const sent = { SENT_STATEMENTS: join(reports, 'sent') }
const short = { TESTS: 'short', ...shortened.environment }

/**
 * Runs every suite to its end, whatever the others report; one line each, and 0 only if all passed. Words run the types and the tests and
 * journeys with one of them in their path; `long` runs what the suites omit, and `cluster` repeats the server's tests.
 */
export async function runSuites(named: readonly string[]): Promise<number> {
  const isOne = (word: string) => named.length === 1 && named[0] === word
  const wanted = isOne('cluster')
    ? [onCluster()]
    : isOne('long')
      ? longSuites()
      : named.length > 0
        ? suitesAbout(named)
        : suites
  if (wanted.length === 0) {
    console.error(`No test and no journey has ${named.map((word) => `"${word}"`).join(' or ')} in its path.`)
    return 1
  }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const lines: string[] = []
  let allPassed = true
  for (const suite of wanted) {
    console.log(`\n— ${suite.name}`)
    if (suite.skipped !== undefined) {
      lines.push(`${suite.name}: skipped: ${suite.skipped}`)
      continue
    }
    const { code, output, seconds } = await run(suite.script, {
      show: true,
      environment: {
        CLUSTER_URL: undefined,
        CI: '1',
        NO_COLOR: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: suite.report,
        ...suite.environment,
      },
    })
    const report =
      suite.report !== undefined && existsSync(suite.report) ? readFileSync(suite.report, 'utf8') : undefined
    const { passed, failed, told = [] } = suite.count(report, output)
    const passes = code === 0 && failed === 0 && passed > 0
    allPassed &&= passes
    const result = passes
      ? `${passed} passed`
      : failed > 0
        ? `${failed} failed, ${passed} passed`
        : `failed, ${passed} passed`
    lines.push(`${suite.name}: ${result} (${Math.round(seconds)} s)`)
    lines.push(...told.map((one) => `  ${one}`))
    for (const one of suite.excluded ?? []) lines.push(`  without ${one}`)
  }
  console.log(`\n${lines.join('\n')}`)
  return allPassed ? 0 : 1
}

const suites: readonly Suite[] = [
  { name: 'check', script: ['tools/check.ts'], count: countLines },
  // The tools try a request type that the product does not have: only that sends some statements for lines and stages.
  { ...vitest('unit', ['engine', 'contract', 'tools']), environment: { ...sent, ...short } },
  { ...vitest('server', ['server']), environment: { ...sent, ...short } },
  { name: 'statements', script: ['tools/statements/unsent.ts'], environment: sent, count: countLines },
  { ...vitest('web', ['web']), environment: short },
  {
    name: 'build',
    script: ['tools/build-web.ts'],
    count: () => ({ passed: existsSync(join(root, 'web/dist/index.html')) ? 1 : 0, failed: 0 }),
  },
  { ...browser(), environment: short },
]

function longSuites(): Suite[] {
  const of = (...floors: string[]) =>
    globSync([...Object.keys(longTests), ...shortened.files], { cwd: root }).filter((file) =>
      floors.includes(file.split(sep)[0]!),
    )
  return [
    vitest('unit', ['tools'], of('tools')),
    vitest('server', ['server'], of('server')),
    vitest('web', ['web'], of('web')),
    { ...browser(), environment: { TESTS: 'long' } },
  ]
}

/** What a change to the files with such words in their path can break first. */
function suitesAbout(words: readonly string[]): Suite[] {
  const about = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).filter((file) =>
      words.some((word) => file.includes(word)),
    )
  const tests = about('{engine,contract,tools,server,web}/**/*.test.{ts,tsx}')
  const journeys = about('e2e/journeys/**/*.journey.ts')
  const found = [
    ...(tests.length > 0 ? [vitest('tests', [...new Set(tests.map((file) => file.split(sep)[0]!))], tests)] : []),
    ...(journeys.length > 0 ? [browser([...journeys, '--project', 'desktop'])] : []),
  ]
  return found.length > 0 ? [{ name: 'types', script: ['tools/check.ts', 'types'], count: countLines }, ...found] : []
}

function browser(named: readonly string[] = []): Suite {
  return {
    name: 'browser',
    script: ['tools/e2e.ts', ...named],
    report: join(reports, 'browser.json'),
    count(report) {
      const { stats } = report === undefined ? { stats: undefined } : (JSON.parse(report) as PlaywrightReport)
      return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
    },
  }
}

function onCluster(): Suite {
  const address = process.env['CLUSTER_URL']
  return {
    ...vitest('cluster', ['server']),
    environment: { CLUSTER_URL: address },
    skipped: address ? undefined : 'CLUSTER_URL names no database of Citus that has workers (docs/scaling.md).',
    excluded: Object.entries(notOnACluster).map(([file, why]) => `${file}, which ${why}`),
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly VitestFile[]
}

interface VitestFile {
  name: string
  /** Why the file as a whole failed. */
  message?: string
  assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[]
}

function toldOf({ name, message, assertionResults }: VitestFile): string[] {
  const file = relative(root, name)
  const why = (text: string | undefined) => text?.trim().split('\n', 1)[0]?.slice(0, 200) ?? ''
  const tests = assertionResults.flatMap(({ fullName, status, failureMessages }) => {
    if (status !== 'failed' && !failureMessages?.length) return []
    const how = status === 'failed' ? 'failed' : 'passed only when tried again'
    return [`${how}: ${file} > ${fullName}: ${why(failureMessages?.[0])}`]
  })
  return tests.length === 0 && message ? [`failed: ${file}: ${why(message)}`] : tests
}

function vitest(name: string, projects: readonly string[], files: readonly string[] = []): Suite {
  const report = join(reports, `${name}.json`)
  return {
    name,
    report,
    script: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...files,
    ],
    count(text) {
      if (text === undefined) return { passed: 0, failed: 0 }
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport
      return { passed: numPassedTests, failed: numFailedTests, told: testResults.flatMap(toldOf) }
    },
  }
}

/** One line per check or fault. */
function countLines(_: string | undefined, output: string): Count {
  const of = (mark: string) => output.split('\n').filter((line) => line.startsWith(mark)).length
  return { passed: of('✓ '), failed: of('✗ ') }
}
