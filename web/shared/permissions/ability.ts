import type { Level } from '@muster/contract/permission-areas.ts'

export interface Ability {
  /** With how many people there are, where they are more than one. */
  can: (all: number | null) => string
  cannot: string
  /** Of what changes pay, people, roles or settings. */
  risk?: string
}

/** By the levels of an area. */
export type AreaAbilities = Readonly<Partial<Record<Level, Ability>>>
