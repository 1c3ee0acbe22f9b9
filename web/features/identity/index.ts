export { ProofByCompany } from './company-sign-in/proof-by-company.tsx'
export { ProofDialog } from './settings/second-factor/proof-dialog.tsx'
export { ProofByPasskey } from './passkey/proof-by-passkey.tsx'
