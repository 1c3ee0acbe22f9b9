import { identityRoutes } from './identity/identity.routes.ts'
import { lawRoutes } from './law/law.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { settingRoutes } from './setting/setting.routes.ts'
import { previewRoutes } from './preview/preview.routes.ts'

// For pay runs, returns and declarations.
export { statutoryOfPeople, type StatutoryPerson } from './identity/people.ts'
export { organisationBook } from './law/book.ts'
export { registrations } from './registration/registration.ts'
export { settingOf } from './setting/save.ts'
export { bonusRate } from './setting/bonus-rate.ts'
export type { SettingRow } from './setting/setting.queries.ts'
export { statutorySettings, type StatutoryPlace, type StatutorySettings } from './setting/settings.ts'

export const statutoryRoutes = [
  ...settingRoutes,
  ...registrationRoutes,
  ...previewRoutes,
  ...lawRoutes,
  ...identityRoutes,
]
