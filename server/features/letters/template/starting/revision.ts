export const revision = {
  title: 'Salary Revision',
  body: `To,
**{{employee.name}}**
Employee ID: {{employee.code}}
{{employee.designation}}

Dear {{employee.name}},

In recognition of your performance and contribution, we are pleased to inform you that your salary has been revised with effect from **{{salary.from}}**.

Your annual cost to company (CTC) has been revised from {{salary.previousAnnual}} to **{{salary.annual}}** ({{salary.annualInWords}}), an increase of {{salary.increase}}. The revised components are:

{{salary.table}}

Income tax, provident fund and other statutory deductions will be made as applicable. All other terms and conditions of your employment remain unchanged.

Your compensation is confidential. Please do not discuss it with others.

We thank you for your efforts and look forward to your continued contribution.

Yours sincerely,`,
}
