import { assignmentRoutes } from './assignment.routes.ts'
import { bankDetailsRoutes } from './bank-details.routes.ts'
import { basicInfoRoutes } from './basic-info.routes.ts'
import { changeRequestRoutes } from './change-request.routes.ts'
import { emergencyContactRoutes } from './emergency-contact.routes.ts'
import { treeRoutes } from './tree.routes.ts'
import { directoryRoutes } from './directory.routes.ts'
import { employeeStatusRoutes } from './employee-status.routes.ts'
import { ownRecordRoutes } from './own-record.routes.ts'
import { personalInfoRoutes } from './personal-info.routes.ts'
import { familyMemberRoutes } from './family-member.routes.ts'
import { requestedDetailRoutes } from './requested-detail.routes.ts'
import { rehireRoutes } from './rehire.routes.ts'
import { reportedChangeRoutes } from './reported-change.routes.ts'
import { photoRoutes } from './photo.routes.ts'

export const employeesRoutes = {
  ...basicInfoRoutes,
  ...assignmentRoutes,
  ...personalInfoRoutes,
  ...bankDetailsRoutes,
  ...employeeStatusRoutes,
  ...ownRecordRoutes,
  ...photoRoutes,
  ...rehireRoutes,
  ...directoryRoutes,
  ...reportedChangeRoutes,
  ...emergencyContactRoutes,
  ...familyMemberRoutes,
  ...changeRequestRoutes,
  ...requestedDetailRoutes,
  ...treeRoutes,
}
