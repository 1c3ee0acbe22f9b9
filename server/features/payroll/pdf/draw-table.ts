// Certificates are drawn with the same tables as payslips.
export { amountTable, colour, makeRoom, margin, rupees, width } from '../../../platform/pdf/draw-table.ts'
