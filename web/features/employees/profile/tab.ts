import type { Profile } from '../words.ts'

export interface ProfileTabProps {
  profile: Profile
}
