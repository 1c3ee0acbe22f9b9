export { procurementView } from './request/procurement-view.ts'
