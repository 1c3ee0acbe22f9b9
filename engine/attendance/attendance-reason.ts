import type { Sentence } from '../sentence.ts'

/** One step of how a day came to be what it is: a code for programs, a sentence for people. */
export interface AttendanceReason extends Sentence {
  code: string
}
