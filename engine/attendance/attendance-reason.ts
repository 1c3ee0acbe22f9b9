/** One step of how a day came to be what it is: a code for programs, words for people. */
export interface AttendanceReason {
  code: string
  text: string
}
