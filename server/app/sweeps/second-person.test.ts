import { expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Route } from '@muster/contract/routes.ts'
import { changingPermissions } from '@muster/contract/access-levels.ts'
import { features } from '../features.ts'

/** Calls that one person makes alone although they need a permission over pay, people or settings, with the reason. */
const alone: Readonly<Record<string, string>> = {
  // People and their records.
  'POST /api/v1/employee/personal-info': 'No money and no access.',
  'PUT /api/v1/employee/personal-info/{id}': 'No money and no access.',
  'POST /api/v1/employee/assignments': 'Departments, shifts, managers and employers of others: no money and no access.',
  'POST /api/v1/employee/invitations': 'Go to addresses that are known already.',
  'POST /api/v1/employee/resend-invitation/{id}': 'Goes to the address that is known already.',
  'POST /api/v1/employee/own-record': 'The admin alone, who holds every permission; its pay takes a second person.',
  'PUT /api/v1/employee/user-profile-pic/{id}': 'A picture.',
  'DELETE /api/v1/employee/user-profile-pic/{id}': 'A picture.',
  'PUT /api/v1/employee/change-request/{id}':
    'The employee requests it and whoever approves is the second person; a new bank account waits as after every change.',
  'POST /api/v1/employee/requested-detail/{id}': 'Asks the person; what they fill in is theirs or a change request.',
  'DELETE /api/v1/employee/requested-detail/{id}/{step}': 'Only stops asking.',
  'PUT /api/v1/employee/reported-change/{id}': 'Not for whoever made the change; it settles what a person reported.',
  'PUT /api/v1/employee/statutory/{id}': 'Between one person and the funds; the next run names it as a difference.',
  // The company.
  'PUT /api/v1/user/company-info': 'What the company says of itself; the log keeps it.',
  'PUT /api/v1/user/plan': 'The admin alone.',
  'PUT /api/v1/user/org-logo': 'A picture.',
  'DELETE /api/v1/user/org-logo': 'A picture.',
  'PUT /api/v1/employee/company-summary': 'What the company says of itself; the log keeps it.',
  'DELETE /api/v1/employee/company-summary': 'What the company says of itself; the log keeps it.',
  'POST /api/v1/employee/company-policy': 'A text for employees; its versions are kept.',
  'PUT /api/v1/employee/company-policy/{id}': 'A text for employees; its versions are kept.',
  'DELETE /api/v1/employee/company-policy/{id}': 'Who acknowledged it stays on record.',
  'POST /api/v1/employee/markdown-preview': 'Changes nothing.',
  'POST /api/v1/user/department': 'A name.',
  'PUT /api/v1/user/department/{id}': 'A name.',
  'DELETE /api/v1/user/department/{id}': 'Nobody is in it.',
  'POST /api/v1/user/role': 'Nobody has it yet; giving it takes a second person.',
  'DELETE /api/v1/user/role/{id}': 'Nobody has it.',
  'POST /api/v1/user/sector': 'A name.',
  'POST /api/v1/user/activity-log-chain/verify': 'Changes nothing but when it was verified.',
  'POST /api/v1/user/activity-log-chain/head': 'Changes nothing.',
  'POST /api/v1/user/company-setup':
    'Refused once a pay run is approved; nothing was paid by any of it before, and a second person approves that run.',
  'PUT /api/v1/user/company-setup':
    'Once a pay run is approved it adds places and holidays alone; nothing was paid by the rest before.',
  'POST /api/v1/user/company-setup/preview': 'Changes nothing.',
  'POST /api/v1/user/quick-add':
    'Gives the role without privileges. Refused once a pay run is approved, and a second person approves that run.',
  'POST /api/v1/user/quick-add/payrun-rehearsal': 'Changes nothing.',
  // Attendance, which pay reads: the run's approval is the second check.
  'PUT /api/v1/employee/attendance/{id}': 'The old punches stay on record; the run that pays it takes a second person.',
  'POST /api/v1/employee/late-attendance/{id}': 'The run that pays it takes a second person and names it.',
  'PUT /api/v1/user/attendance-archive':
    'The admin alone; what lies in the archive reads as before, and pays the same.',
  'PUT /api/v1/user/attendance-request-rule': 'How often and how late one may ask; somebody else decides each request.',
  // Pay by which nothing is paid yet.
  'POST /api/v1/user/salary-component': 'Nobody is paid by it until a salary is made with it.',
  'DELETE /api/v1/user/salary-component/{id}': 'No template contains it.',
  'POST /api/v1/user/salary-component-example': 'Changes nothing.',
  'POST /api/v1/user/salary-template': 'Nobody is paid by it until a salary is made with it.',
  'DELETE /api/v1/user/salary-template/{id}': "Nobody's salary is made with it.",
  'POST /api/v1/user/payrun-bank-template-preview': 'Changes nothing.',
  'POST /api/v1/user/legal-entity': 'It pays nobody until people are moved to it.',
  'PUT /api/v1/user/legal-entity/{id}/archived': 'Nobody belongs to it.',
  'PUT /api/v1/user/legal-entity-people': 'Who pays, and not how much; the run that pays takes a second person.',
  'PUT /api/v1/user/payrun-ledger': 'What the books call an account; nobody is paid by it.',
  'POST /api/v1/user/salary-breakdown': 'Changes nothing.',
  'POST /api/v1/employee/loan-preview': 'Changes nothing.',
  'POST /api/v1/user/statutory-settings/effect': 'Changes nothing.',
  'POST /api/v1/user/statutory-settings/preview': 'Changes nothing.',
  'POST /api/v1/user/payrun/{id}/certificates': 'States what the run holds; nothing is changed.',
  'PUT /api/v1/user/payrun/{id}/provisions': 'States what is owed for the books; nobody is paid.',
  'PUT /api/v1/user/compliance': 'Notes when something was filed; no money moves by it.',
  'POST /api/v1/user/compliance/reopen': 'Takes such a note back.',
  'DELETE /api/v1/employee/leave-encashment/{id}': 'The leave returns to the balance; nothing is paid.',
  'PUT /api/v1/user/payable/{id}':
    'When an approved amount is paid, and not how much; the run that pays it takes a second person.',
  'POST /api/v1/user/expense-category':
    'What is claimed as it is approved, and the run that pays it takes a second person.',
  'PUT /api/v1/user/expense-category/{id}':
    'What is claimed as it is approved, and the run that pays it takes a second person.',
  'DELETE /api/v1/user/expense-category/{id}': 'Nothing was claimed as it.',
  'PUT /api/v1/user/travel-rule': 'Each trip is approved, and the run that pays its advance takes a second person.',
  'POST /api/v1/user/travel-advance/{id}/recovery':
    'Not for oneself; the person is told, and the run that recovers it takes a second person.',
  // Runs and settlements, which a second person approves.
  'POST /api/v1/user/payrun': 'Only calculates; whoever starts it cannot approve it.',
  'POST /api/v1/user/pay-input-batch/preview': 'Changes nothing.',
  'POST /api/v1/user/pay-input-batch/rows': 'Changes nothing.',
  // Deposits and filings made outside the product.
  'POST /api/v1/user/tds-challan': 'Records what the bank received; no money moves by it.',
  'PUT /api/v1/user/tds-challan/{id}': 'Records what the bank received; no money moves by it.',
  'DELETE /api/v1/user/tds-challan/{id}': 'Records what the bank received; no money moves by it.',
  'PUT /api/v1/user/tds-statement/{year}/{quarter}': 'Records what the tax portal acknowledged.',
  'PUT /api/v1/user/tds-deductor': 'Names and addresses in a statement that a person files at the portal.',
  'POST /api/v1/user/parallel-run': 'Compares two payrolls; nobody is paid by it.',
  'PUT /api/v1/user/parallel-run/{id}': 'Compares two payrolls; nobody is paid by it.',
  'PUT /api/v1/user/parallel-run/{id}/difference': 'A note on a comparison; nobody is paid by it.',
  'DELETE /api/v1/user/parallel-run/{id}': 'Deletes a comparison; nobody is paid by it.',
  'PUT /api/v1/user/bonus-run': 'Only calculates; entering it in pay takes a second person.',
  'PUT /api/v1/user/bonus-run/person/{id}': 'Not paid yet; entering it in pay takes a second person.',
  'PUT /api/v1/user/bonus-run/payment/{id}': 'What was paid already, outside payroll; the log keeps it.',
  'POST /api/v1/user/opening-pay': 'The pay run that is calculated from it takes a second person, and locks it.',
  'PUT /api/v1/user/opening-pay/{id}': 'The pay run that is calculated from it takes a second person, and locks it.',
  'DELETE /api/v1/user/opening-pay/{id}': 'The pay run that is calculated from it takes a second person, and locks it.',
  'POST /api/v1/user/payrun/{id}/recalculate': 'Only calculates; whoever does it cannot approve the run.',
  'POST /api/v1/user/payrun/{id}/hold': 'Stops money, which has to be quick; letting it go takes a second person.',
  'PUT /api/v1/user/payrun/{id}/bank-answer':
    'Whoever says that a payment came back cannot download the file that pays it again.',
  'POST /api/v1/user/payrun/{id}/bank-answer':
    'Whoever says that a payment came back cannot download the file that pays it again.',
  'PUT /api/v1/employee/settlement/{id}': 'Not approved yet; whoever decided on it cannot approve it.',
  'PUT /api/v1/employee/settlement/{id}/check': 'A tick on a list.',
  // Keys and webhooks: a key is subject to the same rule when it changes something, and sees no more than the admin.
  'POST /api/v1/user/api-key':
    'The admin alone, who proves it; the other admins are told, and the rule holds for keys too.',
  'PUT /api/v1/user/api-key/{id}': 'The admin alone, who proves it; the rule holds for keys too.',
  'POST /api/v1/user/api-key/{id}/renew': 'The admin alone, who proves it; the key may do no more than before.',
  'DELETE /api/v1/user/api-key/{id}': 'Takes access away, which has to be quick.',
  'POST /api/v1/user/webhook': 'The admin alone, who proves it; messages hold ids and no pay.',
  'PUT /api/v1/user/webhook/{id}': 'The admin alone, who proves it; messages hold ids and no pay.',
  'POST /api/v1/user/webhook/{id}/renew': 'The admin alone, who proves it.',
  'DELETE /api/v1/user/webhook/{id}': 'Stops messages.',
  'POST /api/v1/user/webhook/{id}/test': 'A message without content.',
  'POST /api/v1/user/webhook-delivery/{id}/replay': 'What was sent already, to where it goes.',
  // Files: nothing is written before an import is started, and pay imports need a second person for that.
  'POST /api/v1/user/data-import': 'Keeps a file; nothing is changed.',
  'PUT /api/v1/user/data-import/{id}': 'Looks at a file; nothing is changed.',
  'PUT /api/v1/user/data-import/{id}/sheet': 'Reads another sheet of a file; nothing is changed.',
  'PUT /api/v1/user/data-import/{id}/row': 'Corrects a file; nothing is changed.',
  'DELETE /api/v1/user/data-import/{id}': 'Stops an import.',
  // Sign-in.
  'POST /api/v1/user/single-sign-on/domain': 'The admin alone; the owner of the domain decides by a code.',
  'POST /api/v1/user/single-sign-on/domain-proof': 'The admin alone, with the code of the owner of the domain.',
  'POST /api/v1/user/single-sign-on/domain-removal': 'The admin alone; people sign in with their passwords again.',
  'POST /api/v1/user/single-sign-on/test': 'Changes nothing but that it was tested.',
  'DELETE /api/v1/user/single-sign-on/scim-token/{id}': 'Takes something away.',
  'POST /api/v1/user/disable-security/{id}':
    'Signs a person out; the password stays theirs, and they are told. Not of whoever may do more.',
  'POST /api/v1/employee/employee-change-password/{id}':
    'Signs a person out and mails a link to them alone. Not of whoever may do more.',
  // Other people's income tax: moves tax between months and the return, never to another account.
  'PUT /api/v1/user/tax-regime/{id}': 'Income tax of one person, who sees it; claimed or paid with the return.',
  'POST /api/v1/user/tax-item': 'Income tax of one person, who sees it; claimed or paid with the return.',
  'PUT /api/v1/user/tax-item/{id}': 'Income tax of one person, who sees it; claimed or paid with the return.',
  'DELETE /api/v1/user/tax-item/{id}': 'Income tax of one person, who sees it; claimed or paid with the return.',
  'PUT /api/v1/user/tax-item-decision/{id}': 'Already the second look: the person declared it. Not for oneself.',
  'POST /api/v1/user/tax-proof/{id}': 'A document.',
}

const sensitive = Object.entries(allRoutes as Record<string, Route>)
  .filter(([key, { access }]) => !key.startsWith('GET ') && [access].flat().some(isPrivileged))
  .map(([key]) => key)
const guarded = new Set<string>(
  features.flatMap(({ routes }) => routes.filter(({ guard }) => guard !== undefined).map(({ key }) => key)),
)

it('has every call with a permission over pay, people or settings either guarded or excepted with a reason', () => {
  expect(sensitive.filter((key) => !guarded.has(key) && !(key in alone))).toEqual([])
})

it('excepts no guarded and no missing calls', () => {
  expect(Object.keys(alone).filter((key) => guarded.has(key) || !sensitive.includes(key))).toEqual([])
})

function isPrivileged(access: string): boolean {
  return changingPermissions.includes(access as Permission)
}
