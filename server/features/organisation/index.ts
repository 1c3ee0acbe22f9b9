import type { Feature } from '../../platform/feature.ts'
import { shiftRoutes } from './shift/shift.routes.ts'

export { choosePlan, describeCompany, foundOrganisation, planOfOrganisation } from './founding/founding.ts'

export const organisationFeature: Feature = {
  name: 'organisation',
  routes: [...shiftRoutes],
  constraints: {
    shift_name_key: { path: 'body.name', message: 'A shift with this name exists' },
    shift_location_location_fkey: { path: 'body.locationIds', message: 'One of these locations does not exist' },
  },
}
