export { ProofDialog } from './settings/second-factor/proof-dialog.tsx'
