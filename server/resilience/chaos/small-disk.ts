import { spawnSync } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** A folder on a separate disk that can run out of space. */
export interface SmallDisk {
  /** From now on there is no space left. */
  fill(): Promise<void>
  free(): void
  remove(): void
}

/** In memory: large enough for hours of chaos with PostgreSQL's entire log. */
const wholeKb = 4 * 1024 * 1024

/** Mounts a separate disk on an empty folder; null if not permitted: without root on Linux, and in most containers. */
export function smallDisk(folder: string): SmallDisk | null {
  const mount = (...given: string[]) => spawnSync('mount', [...given, folder]).status === 0
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  if (!mount('-t', 'tmpfs', '-o', `size=${wholeKb}k,mode=711`, 'muster-chaos')) return null
  const remove = () => void spawnSync('umount', ['--lazy', folder])
  // If a run is ended by hand, its memory would remain occupied.
  process.once('exit', remove)
  return {
    async fill() {
      // Writes between measuring and remounting can make the size too small, which is refused.
      for (let tries = 0; !mount('-o', `remount,size=${await usedKb(folder)}k`); tries++) {
        if (tries > 100) throw new Error(`${folder} could not be filled.`)
        await sleep(10)
      }
    },
    free() {
      if (!mount('-o', `remount,size=${wholeKb}k`)) throw new Error(`${folder} could not be freed.`)
    },
    remove() {
      process.off('exit', remove)
      remove()
    },
  }
}

async function usedKb(folder: string): Promise<number> {
  const { blocks, bfree, bsize } = await statfs(folder)
  return ((blocks - bfree) * bsize) / 1024
}
