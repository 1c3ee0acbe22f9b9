import { defineRoutes } from '../routes.ts'
import { BasicInfo } from './basic-info.routes.ts'

export const ownRecordRoutes = defineRoutes({
  'GET /api/v1/employee/profile': {
    access: 'signedIn',
    former: true,
    summary: 'Who the caller is at work; null for the admin, who has no employee record.',
    reply: BasicInfo.omit({ leavingReason: true, isInvited: true }).nullable(),
  },
  'GET /api/v1/employee/work-details': {
    access: 'signedIn',
    summary: "The terms of the caller's work; null for the admin.",
    reply: BasicInfo.pick({
      _id: true,
      code: true,
      designation: true,
      department: true,
      role: true,
      location: true,
      manager: true,
      shift: true,
      employmentType: true,
      joinedOn: true,
      probationDays: true,
      status: true,
      leftOn: true,
    }).nullable(),
  },
})
