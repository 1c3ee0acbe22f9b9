import type { Feature } from '../../platform/feature.ts'
import { lettersInUse } from './issue/letter.queries.ts'
import { letterRoutes } from './issue/letter.routes.ts'
import { makeLetters } from './issue/make-letters.ts'
import { templateRoutes } from './template/template.routes.ts'

/** Letters to people, from the company's texts: offer, appointment, salary revision, experience, relieving, proofs. */
export const lettersFeature: Feature = {
  name: 'letters',
  routes: [...templateRoutes, ...letterRoutes],
  jobs: { letters: makeLetters },
  // Finishes issued letters even if storage was down for longer than their job retried.
  schedules: { letters: { cron: '50 * * * *', data: { organisation: null } } },
  filesInUse: async (tx, keys) => (await lettersInUse(tx, { keys })).map(({ key }) => key),
}
