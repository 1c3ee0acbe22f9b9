import type { ProfileTabProps } from '../profile/tab.ts'
import FamilyTab from './family-tab.tsx'

/** One's own, by the same call: everybody may change theirs. */
export default function OwnFamilyTab({ profile }: ProfileTabProps) {
  return <FamilyTab employee={profile} />
}
