import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { assignmentRoutes } from './assignment/assignment.routes.ts'
import { bankDetailsRoutes } from './bank/bank-details.routes.ts'
import { basicInfoRoutes } from './basic-info/basic-info.routes.ts'
import { ownRecordRoutes } from './basic-info/own-record.routes.ts'
import { emergencyContactRoutes } from './emergency/emergency-contact.routes.ts'
import { familyMemberRoutes } from './family/family-member.routes.ts'
import { treeRoutes } from './tree/tree.routes.ts'
import { changeRequestFile } from './change-request/change-request-file.ts'
import { changeRequestFilesInUse } from './change-request/change-request.queries.ts'
import { changeRequestRoutes } from './change-request/change-request.routes.ts'
import { directoryRoutes } from './directory/directory.routes.ts'
import { personalInfoRoutes } from './personal/personal-info.routes.ts'
import { photosInUse } from './photo/photo.queries.ts'
import { photoRoutes } from './photo/photo.routes.ts'
import { requestedDetailsDue } from './requested-detail/requested-detail.ts'
import { requestedDetailRoutes } from './requested-detail/requested-detail.routes.ts'
import { waitingBanks } from './reported/reported.queries.ts'
import { rehireRoutes } from './rehire/rehire.routes.ts'
import { reportedChangeRoutes } from './reported/reported.routes.ts'
import { employeeLeaving } from './status/employee-leaving.ts'
import { employeeStatusRoutes } from './status/employee-status.routes.ts'

export { insertRecords, type PersonRecord } from './records.ts'
export { heldShifts, putHeldShifts, type ShiftHolder } from './shifts/held-shifts.queries.ts'
export { peopleOfRows } from './people-of-rows.ts'
export { isFound, searchFor, type Search } from './search/search.sql.ts'
export { addPeople } from './quick-add/add-people.ts'
export { familyImport } from './family/family.import.ts'
export { employeesImport } from './import/employees.import.ts'
export { missingFacts } from './missing/missing.queries.ts'
export {
  aadhaarsOfPeople,
  accountsOfPeople,
  numbersOfPeople,
  type PersonAccount,
  type PersonNumbers,
} from './payroll/payroll-facts.ts'
export { familiesOfPeople } from './family/family-member.queries.ts'
export { jobHistoriesOf, jobHistoriesOn, type PersonJobHistory } from './job-history/job-history.ts'
export { replacedAccounts } from './reported/replaced-accounts.ts'
export { accountChanges } from './bank/account-changes.ts'
export { addProvisioned, changeProvisioned, type Provisioned } from './basic-info/provisioned.ts'
export { isInTeam, teamOf } from './team/team.queries.ts'

export { waitingBanks }

export const employeesFeature: Feature = {
  name: 'employees',
  routes: [
    ...basicInfoRoutes,
    ...assignmentRoutes,
    ...ownRecordRoutes,
    ...personalInfoRoutes,
    ...bankDetailsRoutes,
    ...employeeStatusRoutes,
    ...photoRoutes,
    ...rehireRoutes,
    ...directoryRoutes,
    ...reportedChangeRoutes,
    ...emergencyContactRoutes,
    ...familyMemberRoutes,
    ...changeRequestRoutes,
    ...requestedDetailRoutes,
    ...treeRoutes,
  ],
  jobs: { 'employee-leaving': employeeLeaving, 'requested-detail': requestedDetailsDue },
  // Hourly, because a day ends at different hours in different time zones.
  schedules: {
    'employee-leaving': { cron: '15 * * * *', data: { organisation: null } },
    // At 9:30 in the morning in India.
    'requested-detail': { cron: '0 4 * * *', data: { organisation: null } },
  },
  filesInUse: async (tx, keys) =>
    [...(await photosInUse(tx, { keys })), ...(await changeRequestFilesInUse(tx, { keys }))].map(({ key }) => key),
  privateFile: changeRequestFile,
  constraints: {
    employee_code_key: {
      path: 'body.code',
      message: say`This employee ID was given to someone else at the same moment`,
    },
    employee_department_fkey: { path: 'body.departmentId', message: say`This department does not exist` },
    employee_location_fkey: { path: 'body.locationId', message: say`This location does not exist` },
    employee_workplace_location_fkey: { path: 'body.locationId', message: say`This location does not exist` },
    employee_reports_to_fkey: { path: 'body.reportsTo', message: say`This person does not exist` },
    employee_shift_shift_fkey: { path: 'body.shiftId', message: say`This shift does not exist` },
    employee_personal_pan_key: { path: 'body.pan', message: say`This PAN belongs to someone else` },
    employee_personal_aadhaar_key: { path: 'body.aadhaar', message: say`This Aadhaar belongs to someone else` },
    employee_personal_uan_key: { path: 'body.uan', message: say`This UAN belongs to someone else` },
    employee_personal_esi_key: { path: 'body.esi', message: say`This ESI number belongs to someone else` },
  },
}
