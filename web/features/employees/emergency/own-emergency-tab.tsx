import type { ProfileTabProps } from '../profile/tab.ts'
import EmergencyTab from './emergency-tab.tsx'

/** One's own, by the same call: everybody may change theirs. */
export default function OwnEmergencyTab({ profile }: ProfileTabProps) {
  return <EmergencyTab employee={profile} />
}
