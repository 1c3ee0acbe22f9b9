import { spawnSync } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** A folder that is a disk of its own, which can have no room left. */
export interface SmallDisk {
  /** From now on nothing more fits. */
  fill(): Promise<void>
  free(): void
  remove(): void
}

/** In memory: as large as hours of chaos with all the log that PostgreSQL keeps. */
const wholeKb = 4 * 1024 * 1024

/** Puts a disk of its own on an empty folder; null where the machine does not let us: who is not root on Linux, most containers. */
export function smallDisk(folder: string): SmallDisk | null {
  const mount = (...given: string[]) => spawnSync('mount', [...given, folder]).status === 0
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  if (!mount('-t', 'tmpfs', '-o', `size=${wholeKb}k,mode=711`, 'muster-chaos')) return null
  const remove = () => void spawnSync('umount', ['--lazy', folder])
  // Of a run that is ended by hand its memory would stay taken.
  process.once('exit', remove)
  return {
    async fill() {
      // What is written between looking and closing makes the size too small, which is refused.
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
