import { z } from 'zod'
import { nameText } from '../../name.ts'
import { defineRoutes } from '../../routes.ts'
import { Id, Month, Paise } from '../../values.ts'
import { BankLayout } from './bank-layout.ts'

const params = z.object({ id: z.uuid('Template ID is required') })

export const BankTemplateInput = z.object({
  name: nameText('a name', 60),
  /** The template used for bank files unless another one is chosen. */
  isDefault: z.boolean().default(false),
  layout: BankLayout,
})

export const BankTemplate = z.object({ _id: Id, name: z.string(), isDefault: z.boolean(), layout: BankLayout })

const Message = z.object({ code: z.string(), name: z.string(), message: z.string() })

const BankPreview = z.object({
  /** The month of the last locked run; null for sample people, if there is no run or the reader may not see accounts. */
  month: Month.nullable(),
  /** With account numbers reduced to their last four digits. */
  lines: z.array(z.string()),
  count: z.int(),
  sumPaise: Paise,
  /** Whom the file would exclude, and what to do about each. */
  excluded: z.array(Message),
  /** What would be shortened. */
  notices: z.array(Message),
})

export const bankTemplateRoutes = defineRoutes({
  'GET /api/v1/user/payrun-bank-template': {
    access: ['payRunConfigRead', 'payRunConfigWrite'],
    summary: 'The layouts of bank files that the company has.',
    reply: z.array(BankTemplate),
  },
  'POST /api/v1/user/payrun-bank-template': {
    access: 'payRunConfigWrite',
    proof: true,
    summary: 'Adds a layout of bank files.',
    body: BankTemplateInput,
    reply: BankTemplate,
    message: 'Bank template saved',
  },
  'PUT /api/v1/user/payrun-bank-template/{id}': {
    access: 'payRunConfigWrite',
    proof: true,
    summary: 'Changes a layout of bank files. Files that were downloaded stay as they are.',
    params,
    body: BankTemplateInput,
    reply: BankTemplate,
    message: 'Bank template saved',
  },
  'DELETE /api/v1/user/payrun-bank-template/{id}': {
    access: 'payRunConfigWrite',
    proof: true,
    summary: 'Deletes a layout of bank files; without a default, files have the standard layout.',
    params,
    reply: z.object({ _id: Id }),
    message: 'Bank template deleted',
  },
  'POST /api/v1/user/payrun-bank-template-preview': {
    heavy: true,
    access: ['payRunConfigRead', 'payRunConfigWrite'],
    reads: true,
    summary: 'What a layout makes of the last locked run, account numbers masked. Nothing is saved.',
    body: BankLayout,
    reply: BankPreview,
  },
})
