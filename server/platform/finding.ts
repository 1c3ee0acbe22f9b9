/** Something about a configuration that its operator needs to know. */
export interface Finding {
  /** `refused`: Muster does not start, because it would let strangers in. */
  level: 'refused' | 'warning'
  /** The setting or thing concerned. */
  about: string
  says: string
  /** What to do about it. */
  remedy: string
}

/** One line for a terminal. */
export const findingText = ({ about, says, remedy }: Finding): string => `${about}: ${says} ${remedy}`
