import type { Form16Print } from './form-16-print.ts'

const salary: readonly Form16Print[] = [
  { number: 'A', text: 'Whether opting out of taxation u/s 115BAC(1A)?', figure: 'optedOut' },
  { number: '1(a)', text: 'Salary as per provisions contained in section 17(1)', figure: 'salary' },
  { number: '1(b)', text: 'Value of perquisites under section 17(2) (as per Form No. 12BA)', figure: 'perquisites' },
  { number: '1(c)', text: 'Profits in lieu of salary under section 17(3)', figure: 'profitsInLieu' },
  { number: '1(d)', text: 'Total', figure: 'grossSalary' },
  { number: '1(e)', text: 'Reported total amount of salary received from other employer(s)', figure: 'otherEmployers' },
  { number: '2(a)', text: 'Travel concession or assistance under section 10(5)', figure: 'exemptTravel' },
  { number: '2(b)', text: 'Death-cum-retirement gratuity under section 10(10)', figure: 'exemptGratuity' },
  { number: '2(c)', text: 'Commuted value of pension under section 10(10A)', figure: 'exemptPension' },
  { number: '2(d)', text: 'Cash equivalent of leave salary encashment under section 10(10AA)', figure: 'exemptLeave' },
  { number: '2(e)', text: 'House rent allowance under section 10(13A)', figure: 'exemptHra' },
  { number: '2(f)', text: 'Other special allowances under section 10(14)', figure: 'exemptAllowances' },
  { number: '2(g)', text: 'Amount of any other exemption under section 10', figure: 'exemptOther' },
  { number: '2(h)', text: 'Total amount of any other exemption under section 10', figure: 'exemptOther' },
  { number: '2(i)', text: 'Total amount of exemption claimed under section 10', figure: 'exemptions' },
  {
    number: '3',
    text: 'Total amount of salary received from current employer [1(d) − 2(i)]',
    figure: 'currentEmployer',
  },
  { number: '4(a)', text: 'Standard deduction under section 16(ia)', figure: 'standardDeduction' },
  { number: '4(b)', text: 'Entertainment allowance under section 16(ii)', figure: 'entertainmentAllowance' },
  { number: '4(c)', text: 'Tax on employment under section 16(iii)', figure: 'professionalTax' },
  { number: '5', text: 'Total amount of deductions under section 16 [4(a) + 4(b) + 4(c)]', figure: 'fromSalary' },
  { number: '6', text: 'Income chargeable under the head “Salaries” [3 + 1(e) − 5]', figure: 'incomeFromSalary' },
  {
    number: '7(a)',
    text: 'Income (or admissible loss) from house property reported by employee',
    figure: 'houseProperty',
  },
  { number: '7(b)', text: 'Income under the head Other Sources offered for TDS', figure: 'otherSources' },
  { number: '8', text: 'Total amount of other income reported by the employee [7(a) + 7(b)]', figure: 'otherIncome' },
  { number: '9', text: 'Gross total income [6 + 8]', figure: 'grossTotalIncome' },
]

const chapter: readonly Form16Print[] = [
  { number: '10(a)', text: 'Deduction under section 80C', figure: '80C' },
  { number: '10(b)', text: 'Deduction under section 80CCC', figure: '80CCC' },
  { number: '10(c)', text: 'Deduction under section 80CCD(1)', figure: '80CCD1' },
  { number: '10(d)', text: 'Total deduction under section 80C, 80CCC and 80CCD(1)', figure: 'savings' },
  { number: '10(e)', text: 'Amount deductible under section 80CCD(1B)', figure: '80CCD1B' },
  { number: '10(f)', text: 'Contribution by employer to pension scheme under section 80CCD(2)', figure: '80CCD2' },
  { number: '10(g)', text: 'Health insurance premia under section 80D', figure: '80D' },
  { number: '10(h)', text: 'Interest on loan for higher education under section 80E', figure: '80E' },
  { number: '10(i)', text: 'Contribution by the employee to the Agnipath scheme under section 80CCH', figure: '80CCH' },
  { number: '10(j)', text: 'Contribution by the Central Government under section 80CCH', figure: 'agnipathGovernment' },
  { number: '10(k)', text: 'Donations under section 80G', figure: '80G' },
  { number: '10(l)', text: 'Interest on deposits in savings account under section 80TTA', figure: '80TTA' },
  { number: '10(m)', text: 'Any other provision of Chapter VI-A', figure: 'otherDeductions' },
  { number: '10(n)', text: 'Total under any other provision of Chapter VI-A', figure: 'otherDeductions' },
  { number: '11', text: 'Aggregate of deductible amount under Chapter VI-A', figure: 'deductions' },
]

const tax: readonly Form16Print[] = [
  { number: '12', text: 'Total taxable income [9 − 11]', figure: 'totalIncome' },
  { number: '13', text: 'Tax on total income', figure: 'slabTax' },
  { number: '14', text: 'Rebate under section 87A, if applicable', figure: 'rebate' },
  { number: '15', text: 'Surcharge, wherever applicable', figure: 'surcharge' },
  { number: '16', text: 'Health and education cess', figure: 'cess' },
  { number: '17', text: 'Tax payable [13 + 15 + 16 − 14]', figure: 'totalTax' },
  { number: '18', text: 'Relief under section 89', figure: 'relief' },
]

export const partBOf2023: readonly Form16Print[] = [
  ...salary,
  ...chapter,
  ...tax,
  { number: '19', text: 'Net tax payable [17 − 18]', figure: 'netTax' },
]

export const partB: readonly Form16Print[] = [
  ...salary,
  ...chapter,
  ...tax,
  { number: '19', text: 'Tax deducted at source reported in Form No. 12BAA', figure: 'otherTds' },
  { number: '20', text: 'Tax collected at source reported in Form No. 12BAA', figure: 'otherTcs' },
  { number: '21', text: 'Net tax payable [17 − 18 − 19 − 20]', figure: 'netTax' },
]
