import { writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import type pg from 'pg'
import { postmasterOf } from '../postmaster.ts'
import { rowsOfOrganisations } from '../rows-of-organisations.ts'
import { runServer, type RunningServer } from '../running-server.ts'
import type { LoadOrganisation } from './load-world.ts'
import { signing } from './sessions.ts'
import type { Watching } from './watch.ts'

/** The product and its callers: processes for calls, and one for jobs. */
export interface Site extends Watching {
  addresses: string[]
  organisations: readonly LoadOrganisation[]
  authorization: ReturnType<typeof signing>
  close(): Promise<void>
}

interface Parts {
  organisations: readonly LoadOrganisation[]
  owner: pg.ClientConfig
  environment: Record<string, string>
  secret: string
  /** The number of processes for calls. */
  processes: number
}

export async function openSite({ organisations, owner, environment, secret, processes }: Parts): Promise<Site> {
  const running: RunningServer[] = []
  const close = async () => void (await Promise.all(running.map((server) => server.stop())))
  const start = async (role: string) => {
    const server = await runServer(
      { ...environment, ROLE: role, DRAIN_SECONDS: '0', MUSTER_SECRET: secret },
      { isService: true },
    )
    running.push(server)
    return server
  }
  const { list } = rowsOfOrganisations(() => owner)
  const [{ folder } = { folder: '' }] = await list<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  )
  const postmaster = postmasterOf(dirname(folder))
  try {
    const jobs = await start('jobs')
    weighLittle(jobs)
    const web = await Promise.all(Array.from({ length: processes }, () => start('web')))
    return {
      ...{ organisations, owner, postmaster, close },
      addresses: web.map(({ address }) => address),
      web: web.map(({ pid }) => pid),
      jobs: jobs.pid,
      authorization: signing(secret),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** As a service manager does for the process that does jobs (`CPUWeight` of `deploy/systemd/muster-jobs.service`), where Linux weighs sessions. */
function weighLittle({ pid }: RunningServer): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL))
  } catch {
    // It weighs processes alone: that of jobs is below normal priority by itself.
  }
}
