import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { assetRoutes } from './asset/asset.routes.ts'
import { companyRoutes } from './company/company.routes.ts'
import { logosInUse } from './company/company.queries.ts'
import { departmentRoutes } from './department/department.routes.ts'
import { fileCleaning } from './files/file-cleaning.ts'
import { locationRoutes } from './location/location.routes.ts'
import { roleRoutes } from './role/role.routes.ts'
import { sectorRoutes } from './sector/sector.routes.ts'
import { shiftRoutes } from './shift/shift.routes.ts'

export { addressLine } from './company/address-line.ts'
export { endOfExpiry } from './company/expiry.ts'
export { changeCompanyInfo, putLogo } from './company/company.ts'
export { calendarChanged, furthestLeave } from './company/calendar-changed.ts'
export { lockCalendarShared } from './company/calendar-changed.queries.ts'
export { addLocation } from './location/location.ts'
export { companyCalendar, companyToday } from './company/today.ts'
export { choosePlan, describeCompany, foundOrganisation, planOfOrganisation, storageOf } from './founding/founding.ts'

export const organisationFeature: Feature = {
  name: 'organisation',
  routes: [
    ...assetRoutes,
    ...companyRoutes,
    ...departmentRoutes,
    ...locationRoutes,
    ...roleRoutes,
    ...sectorRoutes,
    ...shiftRoutes,
  ],
  jobs: { 'file-cleaning': fileCleaning },
  schedules: { 'file-cleaning': { cron: '40 20 * * *', data: { organisation: null } } },
  filesInUse: async (tx, keys) => (await logosInUse(tx, { keys })).map(({ key }) => key),
  constraints: {
    department_parent_fkey: { message: say`Other departments are part of this one. Move them first.` },
    department_name_key: { path: 'body.name', message: say`A department with this name exists` },
    location_name_key: { path: 'body.name', message: say`A location with this name exists` },
    role_name_key: { path: 'body.name', message: say`A role with this name exists` },
    shift_name_key: { path: 'body.name', message: say`A shift with this name exists` },
    shift_location_location_fkey: { path: 'body.locationIds', message: say`One of these locations does not exist` },
  },
}
