import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { AskedEntity } from '../payroll/legal-entity/asked-entity.ts'
import { lastNameText, nameText } from '../name.ts'
import { Day, Email, Id, Phone } from '../values.ts'
import { EmployeeStatus, EmploymentType } from './employment.ts'

/** The values of a new employee. */
export const BasicInfoInput = z.object({
  firstName: nameText('a first name', 60),
  lastName: lastNameText.default(''),
  workEmail: Email,
  phone: Phone.nullable().default(null),
  /** The employee ID that people know, unique regardless of case. */
  code: nameText('an employee ID', 20),
  designation: nameText('the designation', 80, 2).nullable().default(null),
  departmentId: z.uuid('Choose a department').nullable().default(null),
  roleId: z.uuid('Choose a role'),
  reportsTo: z.uuid('Choose a person').nullable().default(null),
  locationId: z.uuid('Choose a location'),
  /** The employing legal entity; null for the organisation itself. Changed by a move from a month on. */
  entityId: z.uuid('Choose a legal entity').nullable().default(null),
  shiftId: z.uuid('Choose a shift'),
  employmentType: EmploymentType.default('fullTime'),
  joinedOn: Day,
  probationDays: z
    .int('Enter a number of days')
    .min(0, 'Enter at least 0 days')
    .max(730, 'Enter at most 730 days')
    .default(0),
})

const { entityId: _, ...shape } = BasicInfoInput.shape

/**
 * What is left out stays; null clears. A new shift is effective from `shiftFrom`, or from today; a new location, employment type and
 * department likewise.
 */
export const BasicInfoChange = z
  .object({
    ...shape,
    lastName: shape.lastName.unwrap(),
    phone: shape.phone.unwrap(),
    designation: shape.designation.unwrap(),
    departmentId: shape.departmentId.unwrap(),
    reportsTo: shape.reportsTo.unwrap(),
    employmentType: EmploymentType,
    probationDays: shape.probationDays.unwrap(),
    shiftFrom: Day,
    locationFrom: Day,
    employmentTypeFrom: Day,
    departmentFrom: Day,
  })
  .partial()

const Named = z.object({ _id: Id, name: z.string() })

export const EmployeeRow = z.object({
  _id: Id,
  code: z.string(),
  name: z.string(),
  workEmail: z.string(),
  /** Key of an image for GET /api/v1/utility/assets/private. */
  photo: z.string().nullable(),
  designation: z.string(),
  department: z.string().nullable(),
  role: z.string(),
  location: z.string(),
  /** The employing legal entity this month; null if the organisation has no others. */
  entity: z.string().nullable(),
  manager: z.string().nullable(),
  joinedOn: Day,
  leftOn: Day.nullable(),
  status: EmployeeStatus,
  /** An invitation is pending until the person sets a password. */
  isInvited: z.boolean(),
  /** The annual CTC in force today or starting next; null without one, and for those who may not see pay. */
  annualCtcPaise: z.int().nullable(),
})

/** What a record can be filtered by: any of the details payroll needs, or one of them. */
export const EmployeeLacks = z.enum([
  'anything',
  'personal',
  'pan',
  'birthDate',
  'bank',
  'emergency',
  'salary',
  'department',
  'manager',
  'signIn',
])

export const BasicInfo = z.object({
  _id: Id,
  code: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  workEmail: z.string(),
  phone: z.string().nullable(),
  photo: z.string().nullable(),
  designation: z.string().nullable(),
  department: Named.nullable(),
  role: Named,
  location: Named,
  /** The employing legal entity this month; null if the organisation has no others. */
  entity: Named.extend({ _id: Id.nullable() }).nullable(),
  manager: Named.extend({ code: z.string(), photo: z.string().nullable() }).nullable(),
  shift: Named.extend({ startsAt: z.string(), endsAt: z.string() }).nullable(),
  employmentType: EmploymentType,
  joinedOn: Day,
  probationDays: z.int(),
  status: EmployeeStatus,
  leftOn: Day.nullable(),
  leavingReason: z.string().nullable(),
  isInvited: z.boolean(),
  /** Used to sign in until the new work email is confirmed; null if the two are the same. */
  signInEmail: z.string().nullable(),
  /** People who report to this one directly. */
  reports: z.int(),
  /** Family members in the record. */
  familyMembers: z.int(),
  /** What the record still lacks, in step order. */
  missing: z.array(z.enum(['birthDate', 'address', 'identity', 'bank', 'emergency'])),
})

const params = z.object({ id: z.uuid('Employee ID is required') })

export const basicInfoRoutes = defineRoutes({
  'GET /api/v1/employee/basic-info': {
    access: 'allEmployeeRead',
    ofPeople: true,
    summary: 'A page of employees, searched by a part of name, ID or email.',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      status: EmployeeStatus.optional(),
      department: Id.optional(),
      role: Id.optional(),
      location: Id.optional(),
      /** If there are several: `own` is the organisation itself. */
      entity: AskedEntity.optional(),
      manager: Id.optional(),
      /** People whose record lacks it; salary only for those who may see pay. Excludes former employees. */
      lacks: EmployeeLacks.optional(),
      sortBy: z.enum(['name', 'code', 'department', 'joinedOn']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    reply: z.array(EmployeeRow),
  },
  'GET /api/v1/employee/basic-info-counts': {
    access: 'allEmployeeRead',
    summary: 'How many employees there are in each status.',
    reply: z.object({
      all: z.int(),
      onboarding: z.int(),
      active: z.int(),
      onNotice: z.int(),
      inactive: z.int(),
    }),
  },
  'GET /api/v1/employee/next-code': {
    access: 'allEmployeeWrite',
    summary: 'The employee ID that follows the last one given.',
    reply: z.object({ code: z.string() }),
  },
  'POST /api/v1/employee/basic-info': {
    access: 'allEmployeeWrite',
    summary: 'Adds an employee with an account and mails the invitation; `token` names the employee in the next steps.',
    body: BasicInfoInput,
    reply: z.object({ _id: Id, token: z.string() }),
    message: 'Employee added',
  },
  'GET /api/v1/employee/basic-info/{id}': {
    access: ['allEmployeeRead', 'allEmployeeWrite'],
    summary: 'The work of one employee.',
    params,
    reply: BasicInfo,
  },
  'PUT /api/v1/employee/basic-info/{id}': {
    access: 'allEmployeeWrite',
    summary: 'Changes what is given.',
    params,
    query: z.object({ update: z.enum(['true', 'false']).optional() }),
    body: BasicInfoChange,
    reply: BasicInfo,
    message: 'Employee saved',
  },
})
