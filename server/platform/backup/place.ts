import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { openBucket } from '../files/files.ts'

/** Where backups are stored. A file is stored completely or not at all, whatever ends the process. */
export interface Place {
  put(key: string, file: string): Promise<void>
  read(key: string): Promise<Readable>
  /** All keys in this folder; '' for all. */
  list(folder: string): Promise<string[]>
  remove(keys: readonly string[]): Promise<void>
  /** Removes what processes that were ended left of keys that they had not finished; nobody may be writing. */
  tidy(): Promise<void>
}

/** `https://KEY:SECRET@host/bucket?region=…`, or a folder. */
export async function openPlace(to: string): Promise<Place> {
  return isFolder(to) ? folderPlace(resolve(to)) : bucketPlace(to)
}

export const isFolder = (to: string): boolean => !/^https?:/.test(to)

function folderPlace(root: string): Place {
  return {
    async put(key, file) {
      const path = join(root, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await copyFile(file, `${path}${half}`)
      await flush(`${path}${half}`)
      await rename(`${path}${half}`, path)
      await flush(dirname(path))
    },
    async read(key) {
      const path = join(root, key)
      await stat(path)
      return createReadStream(path)
    },
    async list(folder) {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(noneYet)
      const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(half))
      return files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    },
    async remove(keys) {
      for (const key of keys) await rm(join(root, key), { force: true })
      const folders = new Set(keys.map((key) => key.split('/')[0]!).filter((name) => name !== 'files'))
      for (const folder of folders) {
        if ((await this.list(folder)).length === 0) await rm(join(root, folder), { recursive: true, force: true })
      }
    },
    async tidy() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(noneYet)
      const unfinished = entries.filter((entry) => entry.isFile() && entry.name.endsWith(half))
      for (const { parentPath, name } of unfinished) await rm(join(parentPath, name), { force: true })
      // The deepest first, so that what holds only empty folders is empty in its turn.
      const folders = entries
        .filter((entry) => entry.isDirectory())
        .map(({ parentPath, name }) => join(parentPath, name))
      for (const path of folders.sort().reverse()) await rmdir(path).catch(unlessFilled)
    },
  }
}

async function bucketPlace(to: string): Promise<Place> {
  const bucket = await openBucket(new URL(to))
  return {
    async put(key, file) {
      const { size } = await stat(file)
      await bucket.putStream(key, createReadStream(file), { contentLength: size })
    },
    read: (key) => bucket.getStream(key),
    async list(folder) {
      const keys: string[] = []
      let next: string | undefined
      do {
        const more = next === undefined ? {} : { paginationToken: next }
        const page = await bucket.listAll(folder, { recursive: true, ...more })
        for (const one of page.objects) if (one.isFile) keys.push(one.key)
        next = page.paginationToken
      } while (next !== undefined && next !== '')
      return keys
    },
    async remove(keys) {
      for (const key of keys) await bucket.delete(key)
    },
    // A bucket shows no object before it is whole.
    tidy: async () => {},
  }
}

const half = '.half'

const noneYet = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return []
  throw error
}

const unlessFilled = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
