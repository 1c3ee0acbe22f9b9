export const employment = {
  title: 'Employment Verification',
  body: `**TO WHOMSOEVER IT MAY CONCERN**

This is to certify that **{{employee.name}}** (Employee ID {{employee.code}}) has been employed with {{company.legalName}} since **{{date.joining}}** and is presently working as **{{employee.designation}}** at our {{employee.location}} office.

This letter is issued at the request of the employee. It does not create any liability on the part of the company or its officers.

Yours faithfully,`,
}

export const address = {
  title: 'Address Proof',
  body: `**TO WHOMSOEVER IT MAY CONCERN**

This is to certify that **{{employee.name}}** (Employee ID {{employee.code}}) is employed with {{company.legalName}} since **{{date.joining}}**. As per our records, the current residential address of {{employee.name}} is:

> {{employee.address}}

This letter is issued at the request of the employee as proof of address. It does not create any liability on the part of the company or its officers.

Yours faithfully,`,
}
