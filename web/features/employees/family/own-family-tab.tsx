import type { ProfileTabProps } from '../profile-tab.ts'
import FamilyTab from './family-tab.tsx'

/** The person's own family, by the same call: everyone may change theirs. */
export default function OwnFamilyTab({ profile }: ProfileTabProps) {
  return <FamilyTab employee={profile} />
}
