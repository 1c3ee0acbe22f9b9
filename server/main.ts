import { enableCompileCache, flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isFolder } from './platform/backup/place.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { giveUpRoot } from './platform/give-up-root.ts'
import { createLog } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'

const program = join(import.meta.dirname, '..')

/** The only code that reads the environment and ends the process. */
async function main(): Promise<void> {
  const config = readConfig({ ...process.env, ...asked() })
  // On a shared machine, pay runs use the processor time that calls leave.
  if (config.role === 'jobs') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  keepCompiledCode(join(program, '.cache/compiled'))
  const { startServer } = await import('./app/start.ts')
  const server = await startServer({
    config,
    clock: systemClock,
    log: createLog(config.logLevel),
    tell: console.log,
    // Its code is loaded only then.
    fillDemo: async (parts) => (await import('./demo/fill-empty.ts')).fillEmpty(parts),
  })
  flushCompileCache()
  const why = giveUpRoot({
    dataDir: config.dataDir,
    program,
    backups: config.backupTo !== undefined && isFolder(config.backupTo) ? config.backupTo : undefined,
  })
  if (why !== null)
    console.log(
      `Warning: Muster goes on running as root, because ${why}. Put it elsewhere, or start it as another user.`,
    )
  let stopping = false
  let draining = false
  const stop = () => {
    if (stopping) return
    stopping = true
    console.log('Stopping: finishing what has begun.')
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', () => {
    if (draining || config.drainSeconds === 0) return stop()
    draining = true
    console.log(`Stopping in ${config.drainSeconds} s: /api/ready answers 503 meanwhile.`)
    void server.drain().then(stop)
  })
}

/**
 * Keeps compiled code for the next process and for the threads of this one, which start in half the time. Beside the program, where a process
 * that gave up root may not write: what lies there runs at the next start. Elsewhere by NODE_COMPILE_CACHE; nowhere where it cannot be written.
 */
function keepCompiledCode(folder: string): void {
  process.env['NODE_COMPILE_CACHE'] ??= folder
  enableCompileCache(process.env['NODE_COMPILE_CACHE'])
}

/** `--role web|jobs` overrides `ROLE` in the environment for one process. */
function asked(): { ROLE?: string } {
  try {
    const { values } = parseArgs({ options: { role: { type: 'string' } } })
    return values.role === undefined ? {} : { ROLE: values.role }
  } catch (error) {
    throw new StartError(`${(error as Error).message} There is --role web and --role jobs; all else is a setting.`)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
