export const appointment = {
  title: 'Letter of Appointment',
  body: `To,
**{{employee.name}}**
Employee ID: {{employee.code}}

Dear {{employee.name}},

We are pleased to appoint you as **{{employee.designation}}** with {{company.legalName}} with effect from **{{date.joining}}**, on the following terms and conditions.

## 1. Place of work and reporting

You will be based at {{employee.location}} and will report to {{employee.manager}}. The company may assign you to another department or location in keeping with the needs of the business.

## 2. Nature of employment and probation

Your employment is {{employee.employmentType}}. The length of your probation is {{employee.probation}}, after which your services may be confirmed in writing, subject to satisfactory performance.

## 3. Compensation

Your annual cost to company (CTC) is **{{salary.annual}}** ({{salary.annualInWords}}):

{{salary.table}}

Your salary is confidential. Income tax, provident fund and other statutory deductions will be made as applicable.

## 4. Working hours and leave

Your working hours, weekly offs, holidays and leave will be governed by the policies of the company and the law in force from time to time.

## 5. Confidentiality and intellectual property

You will keep all information about the company, its customers and its employees confidential during and after your employment. Work that you create in the course of your employment belongs to the company.

## 6. Separation

Either side may end this employment by giving notice as per company policy, or salary in lieu of notice. On separation you will hand over all assets, documents and information of the company.

## 7. General

You will abide by the rules and policies of the company as amended from time to time. Any information furnished by you that is found to be incorrect may result in termination of your services.

Please sign and return a copy of this letter in acceptance of these terms. We welcome you and wish you a rewarding career with us.

Yours sincerely,`,
}
