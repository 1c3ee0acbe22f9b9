import type { Screen } from '../../shared/screen.ts'

/** Notifications live in the header; they have no screen of their own. */
export const screens: Screen[] = []
