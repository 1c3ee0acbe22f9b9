import { readdirSync, readFileSync } from 'node:fs'

/** Processor milliseconds used by a process so far; null if not available (anything but Linux). */
export function processorOf(pid: number): number | null {
  return isTold ? (ticksOf(String(pid))?.own ?? 0) * tickMs : null
}

/** The same for a process and its children, including ended ones: PostgreSQL has one per connection. */
export function processorOfFamily(pid: number): number | null {
  if (!isTold) return null
  const family = familyOf(pid)
  return family.reduce((sum, one) => sum + one.own + (one.pid === pid ? one.ended : 0), 0) * tickMs
}

/** A process, then its children; only the process if not available on this system. */
export function processesOf(pid: number): number[] {
  const family = isTold ? familyOf(pid).map((one) => one.pid) : []
  return [pid, ...family.filter((one) => one !== pid)]
}

const isTold = process.platform === 'linux'

/** Linux counts in hundredths of a second, whatever the kernel's clock. */
const tickMs = 10

interface Ticks {
  pid: number
  parent: number
  own: number
  /** Of ended children. */
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
    // A program's name may contain anything, so fields are counted from its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [own, system, ended, endedSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number]
    return { pid: Number(name), parent: Number(fields[1]), own: own + system, ended: ended + endedSystem }
  } catch {
    return undefined
  }
}
