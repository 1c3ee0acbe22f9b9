import { allPermissions } from '@muster/contract/permissions.ts'
import type { Employee, EmployeeRow, Permissions, Personal } from './employee-labels.ts'

const id = (n: number) => `01930000-0000-7000-8000-00000000010${n}`

export const priya: Employee = {
  _id: id(1),
  code: 'ACM-0042',
  firstName: 'Priya',
  lastName: 'Nair',
  name: 'Priya Nair',
  workEmail: 'priya@acme.test',
  phone: '+919876543210',
  photo: null,
  designation: 'Designer',
  department: { _id: id(2), name: 'Design' },
  role: { _id: id(3), name: 'Employee' },
  location: { _id: id(4), name: 'Bengaluru' },
  entity: null,
  manager: { _id: id(5), name: 'Anita Rao', code: 'ACM-0001', photo: null },
  shift: { _id: id(6), name: 'General', startsAt: '09:30', endsAt: '18:30' },
  employmentType: 'fullTime',
  joinedOn: '2024-03-12',
  probationDays: 90,
  status: 'onboarding',
  leftOn: null,
  leavingReason: null,
  signInEmail: null,
  isInvited: true,
  reports: 0,
  familyMembers: 0,
  missing: ['identity'],
}

/** The legal entities of a company that has two. */
export const employers = [
  { _id: null, name: 'Acme' },
  { _id: id(7), name: 'Labs' },
]

export const priyaInList: EmployeeRow = {
  ...{ _id: priya._id, code: priya.code, name: priya.name, workEmail: priya.workEmail, photo: null },
  ...{ designation: 'Designer', department: 'Design', role: 'Employee', location: 'Bengaluru', manager: 'Anita Rao' },
  ...{ joinedOn: priya.joinedOn, leftOn: null, status: 'onboarding', isInvited: true },
  annualCtcPaise: null,
  entity: null,
}

const home = { line1: '12 MG Road', line2: '', city: 'Bengaluru', state: 'IN-KA', pinCode: '560001' }

export const priyasPersonal: Personal = {
  ...{ _id: priya._id, birthDate: '1994-02-28', gender: 'female', bloodGroup: 'O+', maritalStatus: 'single' },
  ...{ nationality: 'IN', currentAddress: home, permanentAddress: home },
  ...{ pan: '•••• 234F', aadhaar: null, uan: null, esi: null, canSeeIdentity: true },
}

export const priyasPermissions: Permissions = {
  role: priya.role,
  rolePermissions: ['leaveRead'],
  permissions: Object.fromEntries(allPermissions.map((one) => [one, one === 'leaveRead'])),
  changed: {},
  isSelf: false,
}
