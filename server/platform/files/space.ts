import { statfs } from 'node:fs/promises'
import { say } from '@muster/engine/sentence.ts'
import { Problem } from '../problem.ts'

export type Room = 'enough' | 'low' | 'none'

export interface Space {
  /**
   * `low`: uploads are refused, to leave the rest to the database. `none`: the database itself is about to fail writing.
   */
  room(): Promise<Room>
}

const megabyte = 1024 * 1024
/** The floor as a fraction of the disk, if not configured. */
const share = 10
const leastFloor = 256 * megabyte
const mostFloor = 2048 * megabyte

/** Watches the disk of database and files. `floorMb` 0: a tenth of it, between 256 MB and 2 GB. */
export function watchSpace(directory: string, floorMb: number, look: Look = statfs): Space {
  return {
    async room() {
      // If free space is unknown, the disk is not considered full.
      const disk = await look(directory).catch(() => null)
      if (disk === null) return 'enough'
      const free = disk.bavail * disk.bsize
      const own = Math.min(mostFloor, Math.max(leastFloor, (disk.blocks * disk.bsize) / share))
      const floor = floorMb === 0 ? own : floorMb * megabyte
      if (free >= floor) return 'enough'
      return free < floor / share ? 'none' : 'low'
    },
  }
}

type Look = (directory: string) => Promise<{ bavail: number; blocks: number; bsize: number }>

/** 507: the call would store something, and the disk is full. */
export const noSpace = () =>
  new Problem(507, say`There is not enough space left for files. Nothing was saved. Tell your administrator.`, {
    retryAfter: 300,
  })
