import type { ProfileTabProps } from '../profile-tab.ts'
import EmergencyTab from './emergency-tab.tsx'

/** The person's own contacts, by the same call: everyone may change theirs. */
export default function OwnEmergencyTab({ profile }: ProfileTabProps) {
  return <EmergencyTab employee={profile} />
}
