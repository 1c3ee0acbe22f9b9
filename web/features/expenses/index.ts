export { claimView } from './claim/claim-view.ts'
export { travelView } from './travel/travel-view.ts'
