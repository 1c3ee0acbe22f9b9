/** Steps of a record that HR may ask the person to fill in, in their order. */
export const requestedSteps = ['address', 'bank', 'identity', 'emergency', 'family'] as const
export type RequestedStep = (typeof requestedSteps)[number]

/** Of what is not filled in people are reminded once in so many days. */
export const remindAfterDays = 7
