import { readFile } from 'node:fs/promises'
import { processesOf } from '../processor.ts'

interface Processes {
  web: readonly number[]
  jobs: number
  postmaster: number
}

/** MB of the largest process for calls, of the one for jobs, and of PostgreSQL; 0 if not available on this system. */
export async function memory({ web, jobs, postmaster }: Processes) {
  const resident = (pid: number) => megabytes(`/proc/${pid}/status`, 'VmRSS')
  // Memory shared by its processes counts once.
  const ofPostgres = processesOf(postmaster).map((pid) => megabytes(`/proc/${pid}/smaps_rollup`, 'Pss'))
  return {
    webMemory: Math.max(...(await Promise.all(web.map(resident)))),
    jobsMemory: await resident(jobs),
    postgresMemory: (await Promise.all(ofPostgres)).reduce((sum, one) => sum + one, 0),
  }
}

async function megabytes(path: string, field: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const [, kilobytes = '0'] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text) ?? []
  return Number(kilobytes) / 1024
}
