import type { Route } from '@muster/contract/routes.ts'
import { bodyBytes } from './table.ts'

/** The most bytes of a body that is no file, or of all fields beside the files. */
export function bodyLimitOf({ access, maxBytes }: Route): number {
  if (maxBytes !== undefined) return maxBytes
  return access === 'public' || access === 'onboarding' ? bodyBytes.ofStranger : bodyBytes.ordinary
}

/** The most values in a body, names and those within others included: those of a form take more letters than this. */
export function mostParts(bodyLimit: number): number {
  return Math.floor(bodyLimit / bodyBytes.ofPart)
}
