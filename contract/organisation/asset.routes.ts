import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { ending } from '../values.ts'

const key = z.object({
  key: z
    .string()
    .max(200, ending('Enter the key of a file'))
    .regex(/^[\w-]+\/[a-z]+\/[\w-]+\.[a-z0-9]+$/, 'Enter the key of a file'),
})

export const assetRoutes = defineRoutes({
  'GET /api/v1/utility/assets/public': {
    access: 'public',
    summary: 'A logo, by its key.',
    query: key,
    reply: 'blob',
    rate: { max: 600, seconds: 60 },
  },
  'GET /api/v1/utility/assets/private': {
    access: 'signedIn',
    summary: 'A file of the organisation, to those who may see the record that it belongs to.',
    query: key,
    reply: 'blob',
  },
})
