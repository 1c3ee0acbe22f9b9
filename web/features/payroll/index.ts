export { runName } from './run/run-words.ts'
export { SalaryFields } from './salary/salary-fields.tsx'
export { SalaryPanel } from './salary/salary-panel.tsx'
