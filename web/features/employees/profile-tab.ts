import type { Profile } from './employee-labels.ts'

export interface ProfileTabProps {
  profile: Profile
}
