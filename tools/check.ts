import { run } from './run.ts'

/** Repeated runs check only what changed. */
function remembering(part: string): readonly string[] {
  return ['--incremental', '--tsBuildInfoFile', `.cache/types-of-${part}.json`]
}

/** All checks, in parallel; prints a line for each and the output of failing ones. */
const checks: Readonly<Record<string, readonly string[]>> = {
  'types of the server': ['node_modules/typescript/bin/tsc', '-p', '.', ...remembering('server')],
  'types of the web': ['node_modules/typescript/bin/tsc', '-p', 'web', ...remembering('web')],
  lint: ['node_modules/oxlint/bin/oxlint'],
  format: [
    ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '--cache', '--cache-strategy=content'],
    ...['--cache-location=.cache/format', '.'],
  ],
  imports: ['tools/checks/check-imports.ts'],
  sources: ['tools/checks/check-sources.ts'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  documents: ['tools/checks/check-docs.ts'],
  words: ['tools/checks/check-words.ts'],
  expressions: ['tools/checks/expressions/check-expressions.ts'],
  cluster: ['tools/cluster/check-cluster.ts'],
  'types of SQL': ['tools/db-types.ts', '--check'],
}

const wanted = process.argv.slice(2)
const chosen = Object.entries(checks).filter(
  ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)
const results = await Promise.all(
  chosen.map(async ([name, script]) => {
    const { code, output, seconds } = await run(script)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
    return { name, code, output }
  }),
)
for (const { name, output } of results.filter(({ code }) => code !== 0)) console.error(`\n— ${name}\n${output.trim()}`)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
