import { fillLoadCompany } from '../../server/demo/load-company.ts'
import { whileFilling } from '../../server/demo/filling.ts'
import type { DemoCompany } from '../../server/demo/write-company.ts'
import { createLog } from '../../server/platform/log.ts'
import { history } from './history.ts'
import { ask, openKept, type Copy } from './kept.ts'

/** The table for the smallest possible write: a tenant table like any other. */
const least = `
  create table least (organisation_id uuid not null, id uuid not null, note text not null, at timestamptz not null,
    primary key (organisation_id, id));
  select belongs_to_organisation('least')`

/** A database with its company. */
export interface Bench extends Omit<Copy<unknown>, 'note'> {
  company: DemoCompany
  /** The folder of its PostgreSQL. */
  folder: string
}

/** Starts PostgreSQL for the bench. Companies are made once a day and cached; each run gets a copy. */
export async function openCompanies(tell: (line: string) => void) {
  const kept = await openKept('bench', ['tools/bench/history.ts'])
  return {
    stop: kept.stop,
    async company(employees: number): Promise<Bench> {
      const { note, ...copy } = await kept.copy<DemoCompany>(`company_${employees}`, async (place) => {
        const parts = { ...place, log: createLog('error'), tell }
        const made = await whileFilling(parts, (filling) => fillLoadCompany(filling, { employees, days: 14 }))
        await ask(place.owner, history)
        return made
      })
      await ask(copy.owner, least)
      return { ...copy, company: note, folder: kept.folder }
    },
  }
}
