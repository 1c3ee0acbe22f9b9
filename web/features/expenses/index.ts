export { claimView } from './claim/claim-view.ts'
export { travelView } from './travel/travel-view.ts'
export { editedClaim } from './claim/edited-claim.ts'
export { editedTrip } from './travel/edited-trip.ts'
