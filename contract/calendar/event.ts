/** Who an event is for. */
export const eventAudiences = ['everyone', 'departments', 'locations', 'people'] as const
export type EventAudience = (typeof eventAudiences)[number]

export const eventRepeats = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const
export type EventRepeat = (typeof eventRepeats)[number]

/** Whether a person attends. */
export const eventAnswers = ['yes', 'maybe', 'no'] as const
export type EventAnswer = (typeof eventAnswers)[number]

/** Minutes before the start; for a whole day, before its midnight. */
export const eventReminders = [0, 15, 60, 1440] as const

/** Maximum number of days in one call. */
export const longestCalendarDays = 400
