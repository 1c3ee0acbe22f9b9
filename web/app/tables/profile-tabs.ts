import { profileTab as approvals } from '../../features/approvals/parts.ts'
import { profileTab as documents } from '../../features/documents/parts.ts'
import { profileTab as leave } from '../../features/leave/parts.ts'
import { profileTab as letters } from '../../features/letters/parts.ts'
import { profileTab as payroll } from '../../features/payroll/parts.ts'
import { profileTab as privacy } from '../../features/privacy/parts.ts'
import { profileTab as procurement } from '../../features/procurement/parts.ts'
import type { ProfileTab } from '../../shared/contributions.ts'

/** Features' tabs of a person's own profile, in display order. */
export const profileTabs: readonly ProfileTab[] = [payroll, leave, procurement, documents, letters, approvals, privacy]
