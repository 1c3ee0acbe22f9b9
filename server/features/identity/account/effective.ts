import { allPermissions, type Permission, readOf, withReads } from '@muster/contract/permissions.ts'

/** Permissions that differ from the role's: granted (true) or revoked (false). */
export type Changes = Readonly<Partial<Record<Permission, boolean>>>

/** The effective permissions of an account: its role's, with its own changes; write access includes read access. */
export function effectivePermissions(
  role: { isAdmin: boolean; permissions: readonly string[] },
  changes: Changes,
): Set<Permission> {
  if (role.isAdmin) return new Set(allPermissions)
  return withReads(allPermissions.filter((one) => changes[one] ?? role.permissions.includes(one)))
}

/** `shiftWrite` for `shiftRead`. */
export function writeOf(permission: Permission): Permission | undefined {
  return writes.get(permission)
}

const writes = new Map(
  allPermissions.flatMap((write) => {
    const read = readOf(write)
    return read === undefined ? [] : [[read, write] as const]
  }),
)
