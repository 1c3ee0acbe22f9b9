export const experience = {
  title: 'Experience Certificate',
  body: `**TO WHOMSOEVER IT MAY CONCERN**

This is to certify that **{{employee.name}}** (Employee ID {{employee.code}}) was employed with {{company.legalName}} from **{{date.joining}}** to **{{date.lastWorkingDay}}**, a period of {{employee.service}}.

At the time of leaving, {{employee.name}} held the position of **{{employee.designation}}**.

During this period we found {{employee.name}} to be sincere, diligent and professional. We thank {{employee.name}} for the services rendered and wish them every success in their future endeavours.

This certificate is issued at the request of the employee.

Yours faithfully,`,
}

export const relieving = {
  title: 'Relieving Letter',
  body: `To,
**{{employee.name}}**
Employee ID: {{employee.code}}
{{employee.designation}}

Dear {{employee.name}},

This has reference to your separation from the services of {{company.legalName}}. We confirm that you have been relieved of your duties at the close of working hours on **{{date.lastWorkingDay}}**.

You joined the company on {{date.joining}} and served for {{employee.service}}.

We remind you that your obligations of confidentiality continue after your employment. Your full and final settlement will be processed as per company policy.

We thank you for your contribution and wish you the very best in your future endeavours.

Yours sincerely,`,
}
