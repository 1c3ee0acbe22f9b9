export { factGrid } from '../../../platform/pdf/fact-grid.ts'
