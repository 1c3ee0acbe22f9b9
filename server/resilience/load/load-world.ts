import type pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { localDay } from '@muster/engine/zone.ts'
import { whileFilling, type Filling } from '../../demo/filling.ts'
import { fillLoadCompany, type LoadSize } from '../../demo/load-company.ts'
import type { Config } from '../../platform/config.ts'
import { systemClock } from '../../platform/clock.ts'
import { createLog } from '../../platform/log.ts'
import { daysToFill, repeatDay } from './past.ts'
import { signInAll, type Member } from './sessions.ts'

/** An organisation with everyone signed in. */
export interface LoadOrganisation {
  organisation: Id
  admin: Member
  people: Member[]
}

interface Place {
  config: Config
  owner: pg.ClientConfig
  /** As the application's role. */
  connection: pg.ClientConfig
  tell: (line: string) => void
  /** Days of attendance before today. */
  days: number
}

/** Creates organisations of these sizes, with salaries, balances and days of attendance; today no one has punched yet. */
export async function fillWorld(
  sizes: readonly number[],
  { config, owner, connection, tell, days }: Place,
): Promise<LoadOrganisation[]> {
  const parts = { config, log: createLog('error'), connection, tell: () => {} }
  const made = await whileFilling(parts, async (filling) => {
    const organisations: LoadOrganisation[] = []
    for (const [n, employees] of sizes.entries()) {
      organisations.push(
        await fillOne(filling, owner, { employees, name: `Load ${n + 1}`, isOneOfMany: n > 0 && employees < many }),
      )
      if ((n + 1) % 20 === 0 || employees > 5000) tell(`${n + 1} of ${sizes.length} organisations.`)
    }
    return organisations
  })
  await repeatDay(owner, localDay(systemClock.now(), 'Asia/Kolkata'), days)
  return made
}

/** An organisation of at least this size changes what the planner should expect. */
const many = 1000

async function fillOne(
  filling: Filling,
  owner: pg.ClientConfig,
  size: Omit<LoadSize, 'days'>,
): Promise<LoadOrganisation> {
  const company = await fillLoadCompany(filling, { ...size, days: daysToFill })
  const { organisation } = company
  const signedIn = new Map((await signInAll(owner, organisation)).map((member) => [member.account, member]))
  return {
    organisation,
    admin: signedIn.get(company.admin)!,
    people: company.people.map(({ account }) => signedIn.get(account)!),
  }
}
