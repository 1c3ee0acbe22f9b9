import type { LeaveAnswers } from './leave-answers.ts'

export type { LeaveOn, LeavePolicy, OutOn, PayableLeave } from './leave-answers.ts'

let answers: LeaveAnswers | null = null

/** Called once by the composition, before anything is asked. */
export function letLeaveAnswer(given: LeaveAnswers): void {
  answers = given
}

/** Throws if called before the composition: pay calculated without leave would be silently wrong. */
function asked(): LeaveAnswers {
  if (answers === null) throw new Error('Leave is asked before the composition has said who answers')
  return answers
}

export const leaveOn: LeaveAnswers['leaveOn'] = (...of) => asked().leaveOn(...of)
export const peopleOnLeave: LeaveAnswers['peopleOnLeave'] = (...of) => asked().peopleOnLeave(...of)
export const leaveCovers: LeaveAnswers['leaveCovers'] = (...of) => asked().leaveCovers(...of)
export const leaveThatMovesPay: LeaveAnswers['leaveThatMovesPay'] = (...of) => asked().leaveThatMovesPay(...of)
export const encashmentsOfMonth: LeaveAnswers['encashmentsOfMonth'] = (...of) => asked().encashmentsOfMonth(...of)
export const markEncashmentsPaid: LeaveAnswers['markEncashmentsPaid'] = (...of) => asked().markEncashmentsPaid(...of)
export const reopenEncashments: LeaveAnswers['reopenEncashments'] = (...of) => asked().reopenEncashments(...of)
export const reopenEncashmentsOfRun: LeaveAnswers['reopenEncashmentsOfRun'] = (...of) =>
  asked().reopenEncashmentsOfRun(...of)
export const leaveLeftAtExit: LeaveAnswers['leaveLeftAtExit'] = (...of) => asked().leaveLeftAtExit(...of)
export const encashableLeave: LeaveAnswers['encashableLeave'] = (...of) => asked().encashableLeave(...of)
export const leaveBetween: LeaveAnswers['leaveBetween'] = (...of) => asked().leaveBetween(...of)
export const leavePolicies: LeaveAnswers['leavePolicies'] = (...of) => asked().leavePolicies(...of)
export const compOffLimits: LeaveAnswers['compOffLimits'] = (...of) => asked().compOffLimits(...of)
export const isCompOffActive: LeaveAnswers['isCompOffActive'] = (...of) => asked().isCompOffActive(...of)
export const creditCompOff: LeaveAnswers['creditCompOff'] = (...of) => asked().creditCompOff(...of)
export const takeBackCompOff: LeaveAnswers['takeBackCompOff'] = (...of) => asked().takeBackCompOff(...of)
export const isCompOffUsed: LeaveAnswers['isCompOffUsed'] = (...of) => asked().isCompOffUsed(...of)
export const compOffTaken: LeaveAnswers['compOffTaken'] = (...of) => asked().compOffTaken(...of)
export const creditsLeft: LeaveAnswers['creditsLeft'] = (...of) => asked().creditsLeft(...of)
export const remindOfCredits: LeaveAnswers['remindOfCredits'] = (...of) => asked().remindOfCredits(...of)
