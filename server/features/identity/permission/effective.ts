import { allPermissions, type Permission } from '@muster/contract/permissions.ts'

/** Permissions that differ from the role's: given (true) or taken away (false). */
export type Changes = Readonly<Partial<Record<Permission, boolean>>>

/** What an account may do in the end: its role's permissions, changed one by one; whoever may write may read. */
export function effectivePermissions(
  role: { isAdmin: boolean; permissions: readonly string[] },
  changes: Changes,
): Set<Permission> {
  if (role.isAdmin) return new Set(allPermissions)
  const held = new Set<Permission>(allPermissions.filter((one) => changes[one] ?? role.permissions.includes(one)))
  for (const one of held) {
    const read = readOf(one)
    if (read) held.add(read)
  }
  return held
}

/** `shiftRead` for `shiftWrite`; undefined when nothing is implied. */
export function readOf(permission: Permission): Permission | undefined {
  return pairs.get(permission)
}

/** `shiftWrite` for `shiftRead`. */
export function writeOf(permission: Permission): Permission | undefined {
  return writes.get(permission)
}

const pairs = new Map(
  allPermissions
    .filter((one) => one.endsWith('Write'))
    .map((one) => [one, one.replace(/Write$/, 'Read') as Permission] as const)
    .filter(([, read]) => allPermissions.includes(read)),
)
const writes = new Map([...pairs].map(([write, read]) => [read, write]))
