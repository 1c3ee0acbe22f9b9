import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id } from '../values.ts'
import { familyRelations, mostFamilyMembers } from './family.ts'

export const FamilyMember = z.object({
  name: nameText('a name', 80, 2),
  relation: z.enum(familyRelations, 'Choose a relation'),
  birthDate: Day,
  /** Depends on the employee's income, and so is covered by ESI. */
  isDependent: z.boolean().default(false),
  /** Share of the nomination, in whole per cent; 0 for someone who is not a nominee. */
  nomineePercent: z
    .int('Enter a whole number')
    .min(0, 'Enter at least 0')
    .max(100, 'Enter at most 100')
    .nullable()
    .default(0)
    .transform((percent) => percent ?? 0),
})

/** In display order. The nominees' shares add up to 100, or there are none. */
export const FamilyMembers = z
  .object({
    members: z.array(FamilyMember).max(mostFamilyMembers, `Add at most ${mostFamilyMembers} family members`),
  })
  .superRefine(({ members }, context) => {
    const total = members.reduce((sum, { nomineePercent }) => sum + nomineePercent, 0)
    const last = members.findLastIndex(({ nomineePercent }) => nomineePercent > 0)
    if (last < 0 || total === 100) return
    const message = `The shares of all nominees are ${total}% in total. Make them 100%, or clear all of them.`
    context.addIssue({ code: 'custom', path: ['members', last, 'nomineePercent'], message })
  })

const params = z.object({ id: Id })
const reply = z.array(FamilyMember.extend({ isDependent: z.boolean(), nomineePercent: z.int() }))

export const familyMemberRoutes = defineRoutes({
  'GET /api/v1/employee/family-member': {
    access: 'signedIn',
    summary: "One's own family members, with who depends on one and who is a nominee.",
    reply,
  },
  'GET /api/v1/employee/family-member/{id}': {
    access: 'signedIn',
    summary: 'The family members of an employee: for the person and for who may change employees.',
    params,
    reply,
  },
  'PUT /api/v1/employee/family-member/{id}': {
    access: 'signedIn',
    summary: 'Replaces the family members of an employee; an empty list deletes them.',
    params,
    body: FamilyMembers,
    reply,
    message: 'Family members saved',
  },
})
