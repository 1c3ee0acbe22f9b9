import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, whenReady, type RunningServer } from '../running-server.ts'

/** Why images cannot be built and run on this machine; null if they can. */
export function noImages(): string | null {
  if (process.getuid?.() !== 0) return 'root is needed'
  const missing = ['buildah', 'debootstrap'].filter((name) => spawnSync(name, ['--version']).error !== undefined)
  return missing.length > 0 ? `apt-get install ${missing.join(' ')}` : null
}

/**
 * Images without a container engine: Debian's buildah works in a changed root on this machine's network. `folder` holds the base for the
 * next time, and its own store until removed.
 */
export function imagesIn(folder: string) {
  const store = join(folder, 'store')
  const buildah = (...words: string[]) =>
    execFileSync('buildah', [...places(store), ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  return {
    /** Debian with this machine's Node, npm and trusted certificates, under a name for Dockerfiles to start from. */
    base(name: string): void {
      const root = join(folder, 'debian')
      if (!existsSync(join(root, 'made'))) makeDebian(root)
      // The network's own certificate is trusted inside as it is here.
      const certificates = 'etc/ssl/certs/ca-certificates.crt'
      if (existsSync(`/${certificates}`)) copyFileSync(`/${certificates}`, join(root, certificates))
      copyFileSync(process.execPath, join(root, 'usr/local/bin/node'))
      const context = join(folder, 'base')
      mkdirSync(context, { recursive: true })
      writeFileSync(
        join(context, 'Dockerfile'),
        `FROM scratch\nADD debian /\nENV NODE_EXTRA_CA_CERTS=/${certificates}\n`,
      )
      buildah('bud', ...alone, '--tag', name, '--file', join(context, 'Dockerfile'), folder)
    },
    build(name: string, context: string, file: string, settings: Record<string, string>): void {
      const words = Object.entries(settings).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`])
      buildah('bud', ...alone, '--format', 'docker', ...words, '--tag', name, '--file', file, context)
    },
    /** The image's configuration, as stored by Docker. */
    config(name: string): { User: string; Healthcheck?: { Test: string[] }; StopSignal: string } {
      return (JSON.parse(buildah('inspect', '--type', 'image', name)) as { Docker: { config: never } }).Docker.config
    },
    size(name: string): number {
      return Number(buildah('images', '--format', '{{.Size}}', '--json', name).match(/"size": "([\d.]+) MB"/)?.[1])
    },
    container(name: string): Container {
      const id = buildah('from', name).trim()
      const inside = (environment: Record<string, string>) => [
        ...[...places(store), 'run', '--isolation', 'chroot'],
        ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
        ...[id, '--'],
      ]
      return {
        tell: (...command) => execFileSync('buildah', [...inside({}), ...command], { encoding: 'utf8', stdio: 'pipe' }),
        async serve(environment, command) {
          const port = await freePort()
          const words = [...inside({ ...environment, PORT: String(port), HOST: '127.0.0.1' }), ...command]
          const child = spawn('buildah', words, { stdio: ['ignore', 'pipe', 'pipe'] })
          return whenReady(child, port, () => innermost(child.pid!))
        },
        remove: () => void buildah('rm', id),
      }
    },
    /** Removes images and containers; the base stays for the next time. */
    remove(): void {
      buildah('rmi', '--all', '--force')
      rmSync(store, { recursive: true, force: true })
    },
  }
}

export interface Container {
  /** Returns a command's output inside it. */
  tell(...command: string[]): string
  serve(environment: Record<string, string>, command: readonly string[]): Promise<RunningServer>
  remove(): void
}

const alone = ['--isolation', 'chroot']
const places = (store: string) => ['--storage-driver', 'vfs', '--root', store, '--runroot', `${store}-run`]

function makeDebian(root: string): void {
  rmSync(root, { recursive: true, force: true })
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root], { stdio: 'pipe' })
  const npm = join(realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()), '../..')
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name))
  rmSync(join(root, 'var/cache/apt'), { recursive: true, force: true })
  writeFileSync(join(root, 'made'), '')
}

/** The last process started by another one, through those in between. */
function innermost(pid: number): number {
  const { stdout } = spawnSync('ps', ['--ppid', String(pid), '--format', 'pid='], { encoding: 'utf8' })
  const child = stdout.trim().split('\n').at(-1)
  return child ? innermost(Number(child)) : pid
}
