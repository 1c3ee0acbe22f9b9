import { sectorRoutes as contract } from '@muster/contract/organisation/sector.routes.ts'
import { startingSectors } from '@muster/contract/organisation/sectors.ts'
import { folded } from '@muster/engine/folded.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { insertSector } from './sector.queries.ts'

export const sectorRoutes = serve(contract, {
  'GET /api/v1/user/sector': ({ query }) => startingPage(query),
  'POST /api/v1/user/sector': async ({ tx, body }) => {
    await insertSector(tx, { name: body.name, now: tx.now })
    return { _id: body.name, name: body.name }
  },
})

/** The cursor is the name of the last sector returned. */
function startingPage({
  sectorName = '',
  next,
  limit,
}: {
  sectorName?: string | undefined
  next: string | null
  limit: number
}) {
  const wanted = folded(sectorName)
  const left = startingSectors.filter((name) => folded(name).includes(wanted) && (next === null || name > next))
  const names = left.slice(0, limit)
  return { data: names.map((name) => ({ _id: name, name })), next: left.length > limit ? (names.at(-1) ?? null) : null }
}
