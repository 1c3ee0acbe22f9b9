export { form16Routes } from './form-16.routes.ts'
export { certificateYear } from './certificate-year.ts'
export { makePartB, partsOfYear } from './make.ts'
export { issueCertificates } from './issue.ts'
