export const offer = {
  title: 'Offer of Employment',
  body: `To,
**{{employee.name}}**

Dear {{employee.name}},

Further to our discussions, we are pleased to offer you the position of **{{employee.designation}}** with {{company.legalName}}, based at our {{employee.location}} office. You will report to {{employee.manager}}.

## Joining

Your date of joining will be **{{date.joining}}**. If you are unable to join on this date, please inform us in writing so that we can agree on another one.

## Compensation

Your annual cost to company (CTC) will be **{{salary.annual}}** ({{salary.annualInWords}}), made up as follows:

{{salary.table}}

Income tax, provident fund and other statutory deductions will be made as applicable.

## Conditions of this offer

This offer is subject to:

1. verification of your identity, education and previous employment;
2. submission of a relieving letter from your present employer, where applicable; and
3. your acceptance of the terms of the appointment letter, which you will receive on joining.

Please confirm your acceptance by returning a signed copy of this letter on or before **{{date.acceptBy}}**, after which the offer will lapse.

We look forward to having you with us.

Yours sincerely,`,
}
