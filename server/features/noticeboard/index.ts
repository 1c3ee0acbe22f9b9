import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { announcementRoutes } from './announcement/announcement.routes.ts'
import { tellAnnouncements } from './announcement/tell-announcements.ts'
import { birthdayRoutes } from './birthday/birthday.routes.ts'
import { tellBirthdays } from './birthday/tell-birthdays.ts'
import { askForPolicies } from './policy/acknowledge.ts'
import { policyFile } from './policy/policy.ts'
import { policyFilesInUse } from './policy/policy.queries.ts'
import { policyRoutes } from './policy/policy.routes.ts'
import { summaryRoutes } from './summary/summary.routes.ts'

export { celebrationsBetween } from './birthday/birthday.queries.ts'

/** Communication to everyone: the company summary, announcements, policies, birthdays. */
export const noticeboardFeature: Feature = {
  name: 'noticeboard',
  routes: [...announcementRoutes, ...birthdayRoutes, ...policyRoutes, ...summaryRoutes],
  jobs: { announcement: tellAnnouncements, 'company-policy': askForPolicies, birthday: tellBirthdays },
  schedules: {
    // In the morning in India.
    'company-policy': { cron: '45 3 * * *', data: { organisation: null } },
    // Hourly, since it is morning somewhere.
    birthday: { cron: '35 * * * *', data: { organisation: null } },
  },
  filesInUse: async (tx, keys) => (await policyFilesInUse(tx, { keys })).map(({ key }) => key),
  privateFile: policyFile,
  constraints: {
    company_policy_title_key: { path: 'body.title', message: say`A policy with this title exists` },
  },
}
