export { claimView } from './claim/claim-view.ts'
