import type { Sentence } from '../sentence.ts'

/** One step in the explanation of a day: a code for programs, a sentence for people. */
export interface AttendanceReason extends Sentence {
  code: string
}
