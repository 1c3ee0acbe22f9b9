import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notices } from '../web/build/notices/notices.ts'

const root = join(import.meta.dirname, '..')

/** What the lock file says of a package. */
export interface Locked {
  version?: string
  license?: string
  dev?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  link?: boolean
}

/** The installed packages that a workspace's production code loads, by folder from the root, as the lock file has them. */
export function productionPackages(workspace: string, lock: Readonly<Record<string, Locked>>): string[] {
  const found = new Set<string>()
  const follow = (from: string) => {
    // What it expects beside it is a dependency of the server, or not loaded.
    const { dependencies, optionalDependencies } = lock[from] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = placeOf(name, from, lock)
      if (at === undefined || found.has(at)) continue
      found.add(at)
      follow(at)
    }
  }
  follow(workspace)
  return [...found].sort()
}

/** Where Node finds a package: beside whoever asks, or further up. */
function placeOf(name: string, from: string, lock: Readonly<Record<string, Locked>>): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/(?:@[^/]+\/)?)?[^/]+$/, '')) {
    const place = `${folder}/node_modules/${name}`.replace(/^\//, '')
    const locked = lock[place]
    if (locked !== undefined) return locked.link === true ? undefined : place
    if (folder === '') return undefined
  }
}

const title = `The server of Muster loads these packages. Each belongs to its makers and is used by its own licence. Those of its pages are listed in
web/dist/third-party-notices.txt, and Node's licence stands beside Node.`

/** `node tools/notices.ts FILE`: the licences of the server's packages that are installed here, for the image. */
function main(file: string | undefined): void {
  if (file === undefined) throw new Error('Name the file to write.')
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const installed = ['server', 'engine', 'contract'].flatMap((workspace) => productionPackages(workspace, packages))
  // Of those for one kind of machine, the others are not installed.
  const here = [...new Set(installed)].map((place) => join(root, place)).filter((folder) => existsSync(folder))
  writeFileSync(file, notices(title, here))
}

if (import.meta.main) main(process.argv[2])
