import type { Level } from '@muster/contract/permission-areas.ts'

export interface Ability {
  /** With the number of people, if more than one. */
  can: (all: number | null) => string
  cannot: string
  /** For permissions that change pay, people, roles or settings. */
  risk?: string
}

/** By an area's levels. */
export type AreaAbilities = Readonly<Partial<Record<Level, Ability>>>
