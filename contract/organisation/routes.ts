import { assetRoutes } from './asset.routes.ts'
import { companyRoutes } from './company.routes.ts'
import { departmentRoutes } from './department.routes.ts'
import { locationRoutes } from './location.routes.ts'
import { roleRoutes } from './role.routes.ts'
import { sectorRoutes } from './sector.routes.ts'
import { shiftRoutes } from './shift.routes.ts'

export const organisationRoutes = {
  ...assetRoutes,
  ...companyRoutes,
  ...departmentRoutes,
  ...locationRoutes,
  ...roleRoutes,
  ...sectorRoutes,
  ...shiftRoutes,
}
