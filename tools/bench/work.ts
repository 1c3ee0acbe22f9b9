import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Processor time used so far, in milliseconds; null where the system does not tell (anything but Linux). */
export type Work = () => number | null

/**
 * What a server (the product or the floor) and its PostgreSQL have worked. The work of a call, unlike its speed, hardly depends on what else the
 * machine does: companies that are measured one after the other are compared by it.
 */
export function workOf(server: number, postgresFolder: string): Work {
  if (process.platform !== 'linux') return () => null
  return () => {
    const postmaster = Number(readFileSync(join(postgresFolder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    const ticks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => ticksOf(name) ?? [])
    const mine = ticks.filter(({ pid, parent }) => pid === server || pid === postmaster || parent === postmaster)
    return mine.reduce((sum, { own, ended, pid }) => sum + own + (pid === postmaster ? ended : 0), 0) * tickMs
  }
}

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const tickMs = 10

function ticksOf(name: string): { pid: number; parent: number; own: number; ended: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The name of the program may hold anything, so the fields are counted from its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [own, system, ended, endedSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number]
    return { pid: Number(name), parent: Number(fields[1]), own: own + system, ended: ended + endedSystem }
  } catch {
    return undefined
  }
}
