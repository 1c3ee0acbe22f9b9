export { procurementView } from './request/procurement-view.ts'
export { editedProcurement } from './request/edited-procurement.ts'
