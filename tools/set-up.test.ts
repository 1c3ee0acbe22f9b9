import { spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root: string

/** A checkout whose npm takes a moment, notes that it ran, and fails if another one runs. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-set-up-'))
  for (const folder of ['tools', 'bin']) mkdirSync(join(root, folder))
  copyFileSync(join(import.meta.dirname, 'set-up.mjs'), join(root, 'tools/set-up.mjs'))
  const start = `import { setUp } from './set-up.mjs'\nawait setUp(import.meta.filename)\nconsole.log('started')\n`
  writeFileSync(join(root, 'tools/start.mjs'), start)
  const lock = { packages: { '': {}, 'node_modules/node': { version: process.versions.node } } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  const npm = `#!/bin/sh
mkdir running || exit 1
sleep 1
mkdir -p node_modules/node/bin
echo '{ "version": "${process.versions.node}" }' > node_modules/node/package.json
ln -sf "${process.execPath}" node_modules/node/bin/node
cp package-lock.json node_modules/.package-lock.json
echo ran >> ran
rmdir running
`
  writeFileSync(join(root, 'bin/npm'), npm)
  chmodSync(join(root, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function started(): Promise<[number | null, string]> {
  const env = { ...process.env, PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter) }
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)))
  return new Promise((done) => child.on('close', (code) => done([code, said])))
}

// The npm of this test is a script of the shell.
test.skipIf(process.platform === 'win32')(
  'packages are installed once, however many start at the same moment',
  async () => {
    const starts = await Promise.all([1, 2, 3].map(started))
    for (const start of starts) expect(start).toEqual([0, expect.stringContaining('started')])
    expect(readFileSync(join(root, 'ran'), 'utf8')).toBe('ran\n')
    expect(existsSync(join(root, '.cache/installing'))).toBe(false)
  },
)

test.skipIf(process.platform === 'win32')(
  'a process that was killed while installing keeps no one waiting',
  async () => {
    mkdirSync(join(root, '.cache'))
    // No process has this number: Linux and macOS stop below.
    writeFileSync(join(root, '.cache/installing'), '99999999')
    expect(await started()).toEqual([0, expect.stringContaining('started')])
    expect(readFileSync(join(root, 'ran'), 'utf8')).toBe('ran\n')
  },
)
