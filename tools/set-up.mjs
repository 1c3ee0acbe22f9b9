// Runs before anything is installed, on any Node of the machine (20 or newer): no dependencies, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join, sep } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

export const root = realpathSync(join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..'))
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')

/**
 * Installs the packages of the lock file when they are not, and then continues `script` on the Node that came with
 * them. Returns only when this process runs that Node already.
 * @param {string} script
 */
export async function setUp(script) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Muster needs Node 20 or newer to set itself up; this is ${process.versions.node}.`)
  }
  if (!isInstalled()) await alone(() => isInstalled() || install())
  if (process.version === pinnedVersion()) return
  process.exit(await runOn(pinnedNode, [script, ...process.argv.slice(2)]))
}

/**
 * Whoever starts at the same moment waits, until the other has finished or is no longer there.
 * @param {() => void} work
 */
async function alone(work) {
  const lock = join(root, '.cache', 'installing')
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (let isTold = false; !take(lock); isTold = true) {
    if (!isTold) console.log('Another process is installing packages …')
    await sleep(200)
  }
  const release = () => rmSync(lock, { force: true })
  process.on('exit', release)
  work()
  process.off('exit', release)
  release()
}

/**
 * @param {string} lock
 * @returns {boolean}
 */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  // Just made, and not written yet, or just taken away.
  if (holder === 0 || isRunning(holder)) return false
  rmSync(lock, { force: true })
  return false
}

/**
 * @param {number} pid
 * @returns {boolean}
 */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** Whether node_modules contains exactly the packages in the lock file; parts for other machines may be absent. */
function isInstalled() {
  try {
    const wanted = packagesOf('package-lock.json')
    const present = packagesOf('node_modules/.package-lock.json')
    return (
      existsSync(pinnedNode) &&
      Object.keys(present).every((path) => wanted[path] !== undefined) &&
      Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) =>
        path.startsWith('node_modules/') && !link
          ? present[path] === undefined
            ? Boolean(optional || devOptional)
            : present[path].version === version
          : true,
      )
    )
  } catch {
    return false
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8'))
  delete packages['']
  return packages
}

function install() {
  console.log('Installing packages (about a minute, only when they change) …')
  // Without our own folder: npm must not run on the Node that it is about to replace.
  const ours = join(root, 'node_modules')
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(ours + sep))
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path.join(delimiter), NODE_ENV: undefined },
    shell: process.platform === 'win32',
  })
  if (error !== undefined) fail(`npm could not be run: ${error.message}`)
  if (status !== 0) fail('The packages could not be installed: see what npm says above. A connection is needed once.')
  if (!existsSync(pinnedNode)) {
    fail('npm left out the install scripts that bring Node and PostgreSQL. Run: npm ci --ignore-scripts=false')
  }
}

function pinnedVersion() {
  return `v${JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8')).version}`
}

/**
 * In a group of its own, so that Ctrl-C reaches it once: from here.
 * @param {string} node
 * @param {string[]} parameters
 * @returns {Promise<number>}
 */
function runOn(node, parameters) {
  const child = spawn(node, parameters, { cwd: root, stdio: 'inherit', detached: true })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  return new Promise((done) => {
    child.on('error', (error) => fail(`${node} could not be run: ${error.message}`))
    child.on('exit', (code, signal) => done(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
  })
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}
