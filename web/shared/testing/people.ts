import type { Permission } from '@muster/contract/permissions.ts'
import { tokens } from '../call/token-store.ts'
import { type SessionUser, useSession } from '../session/session.ts'

const someone: SessionUser = {
  _id: '01930000-0000-7000-8000-000000000001',
  employeeId: '01930000-0000-7000-8000-000000000003',
  name: 'Aarav Rao',
  role: 'Employee',
  designation: '',
  profilePic: '',
  contactNo: '+919876543210',
  email: 'aarav@acme.test',
  sector: 'Manufacturing',
  orgName: 'Acme Components',
  orgLogo: '',
  organisation: '01930000-0000-7000-8000-000000000002',
  reportingTo: 'Anita Rao',
  timeZone: 'Asia/Kolkata',
  hour12: false,
  compOffLeaveCount: 0,
  hasLeft: false,
}

/** Signs a person in for a test, with these permissions. */
export function signedInAs(role: string, ...permissions: Permission[]): SessionUser {
  const user = { ...someone, role, ...(role.toLowerCase() === 'admin' ? { employeeId: '' } : {}) }
  tokens.setAccess('token-1')
  useSession.setState({
    isAuthenticated: true,
    user,
    role,
    permissions: Object.fromEntries(permissions.map((permission) => [permission, true])),
    loading: false,
    error: null,
    ended: null,
  })
  return user
}

export function signedOut(): void {
  tokens.clear()
  useSession.setState({
    isAuthenticated: false,
    user: null,
    role: null,
    permissions: null,
    loading: false,
    error: null,
    ended: null,
  })
}
