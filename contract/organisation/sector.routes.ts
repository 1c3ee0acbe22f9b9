import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'

const Sector = z.object({ _id: z.string(), name: z.string() })

export const sectorRoutes = defineRoutes({
  'GET /api/v1/user/sector': {
    access: 'public',
    summary: 'The sectors to choose from, by name; a sign-up reads them before it has an organisation.',
    query: z.object({ sectorName: z.string().trim().max(80).optional() }),
    paging: 'cursor',
    limit: 20,
    reply: z.array(Sector),
    rate: { max: 120, seconds: 60 },
  },
  'POST /api/v1/user/sector': {
    access: 'informationWrite',
    summary: "Adds a sector to the organisation's own list.",
    body: z.object({ name: nameText('a sector', 80, 2) }),
    reply: Sector,
    message: 'Sector added',
  },
})
