export { ProofDialog } from './settings/second-factor/proof-dialog.tsx'
export { ProofByPasskey } from './passkey/proof-by-passkey.tsx'
