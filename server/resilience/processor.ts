import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time that a process has used so far; null where the system does not tell (anything but Linux). */
export function processorOf(pid: number): number | null {
  return isTold ? (ticksOf(String(pid))?.own ?? 0) * tickMs : null
}

/** The same of a process and its children, also of those that have ended: PostgreSQL has one for each connection. */
export function processorOfFamily(pid: number): number | null {
  if (!isTold) return null
  const family = familyOf(pid)
  return family.reduce((sum, one) => sum + one.own + (one.pid === pid ? one.ended : 0), 0) * tickMs
}

/** A process first, then its children; the process alone where the system does not tell. */
export function processesOf(pid: number): number[] {
  const family = isTold ? familyOf(pid).map((one) => one.pid) : []
  return [pid, ...family.filter((one) => one !== pid)]
}

const isTold = process.platform === 'linux'

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const tickMs = 10

interface Ticks {
  pid: number
  parent: number
  own: number
  /** Of children that have ended. */
  ended: number
}

function familyOf(pid: number): Ticks[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => ticksOf(name) ?? [])
    .filter((one) => one.pid === pid || one.parent === pid)
}

function ticksOf(name: string): Ticks | undefined {
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
