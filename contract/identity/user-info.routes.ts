import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'
import { Id, Phone } from '../values.ts'

/** The signed-in person. Unknown text is empty. */
export const UserInfo = z.object({
  /** The account's id. */
  _id: Id,
  /** Empty for an admin without an employee record. */
  employeeId: z.string(),
  name: z.string(),
  /** `admin` for the company admin, otherwise the role's name. */
  role: z.string(),
  designation: z.string(),
  /** Key of an image for GET /api/v1/utility/assets/private. */
  profilePic: z.string(),
  contactNo: z.string(),
  email: z.string(),
  sector: z.string(),
  orgName: z.string(),
  /** Key of an image for GET /api/v1/utility/assets/public. */
  orgLogo: z.string(),
  /** The organisation's id. */
  organisation: z.string(),
  reportingTo: z.string(),
  /** Of the work location; of the organisation for the admin. */
  timeZone: z.string(),
  /** Whether times are shown on the 12-hour clock. */
  hour12: z.boolean(),
  /** Days, in halves. */
  compOffLeaveCount: z.number(),
  /** A former employee, who can open only what stays theirs. */
  hasLeft: z.boolean(),
})

export const UserInfoInput = z.object({
  name: nameText('your name', 80, 2).optional(),
  contactNo: Phone.nullable().optional(),
  designation: nameText('your designation', 80, 2).nullable().optional(),
})

export const userInfoRoutes = defineRoutes({
  'GET /api/v1/employee/user-info': {
    access: 'signedIn',
    former: true,
    summary: 'The signed-in person.',
    reply: UserInfo,
  },
  'GET /api/v1/user/user-info': {
    access: 'signedIn',
    former: true,
    summary: 'The signed-in person.',
    reply: UserInfo,
  },
  'PUT /api/v1/user/user-info': {
    access: 'signedIn',
    summary: "Changes the company admin's own name, phone or designation.",
    body: UserInfoInput,
    reply: UserInfo,
    message: 'Profile saved',
  },
  'PUT /api/v1/user/preference': {
    access: 'signedIn',
    former: true,
    summary: 'Chooses between the 12-hour and the 24-hour clock for oneself.',
    body: z.object({ hour12: z.boolean('Choose a clock') }),
    reply: z.object({ hour12: z.boolean() }),
    message: 'Preferences saved',
  },
})
