import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id } from '../values.ts'
import { BasicInfo, BasicInfoInput } from './basic-info.routes.ts'

/** As for any employee, except address and role, which are the account's. */
export const OwnRecordInput = BasicInfoInput.omit({ workEmail: true, roleId: true })

export const ownRecordRoutes = defineRoutes({
  'POST /api/v1/employee/own-record': {
    access: 'allEmployeeWrite',
    summary: "Adds an employee record to one's own account: for a company admin who is employed too.",
    body: OwnRecordInput,
    reply: z.object({ _id: Id }),
    message: 'You have been added as an employee',
  },
  'GET /api/v1/employee/profile': {
    access: 'signedIn',
    former: true,
    summary: 'Who the caller is at work; null for an admin without an employee record.',
    reply: BasicInfo.omit({ leavingReason: true, isInvited: true }).nullable(),
  },
  'GET /api/v1/employee/work-details': {
    access: 'signedIn',
    summary: "The terms of the caller's work; null for an admin without an employee record.",
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
