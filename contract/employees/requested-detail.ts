/** Steps of a record that HR may ask the person to fill in, in order. */
export const requestedSteps = ['address', 'bank', 'identity', 'emergency', 'family'] as const
export type RequestedStep = (typeof requestedSteps)[number]

/** Days between reminders of what is not filled in. */
export const remindAfterDays = 7
