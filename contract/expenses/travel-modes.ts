/** Means of travel between two places. */
export const travelModes = ['flight', 'train', 'bus', 'taxi', 'car', 'twoWheeler', 'other'] as const
export type TravelMode = (typeof travelModes)[number]

export const mostLegs = 20
export const mostEstimates = 50
