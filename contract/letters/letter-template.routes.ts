import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { count, Instant, text } from '../values.ts'
import { letterKindNames } from './letter-kinds.ts'
import { LetterPaper } from './letter-paper.ts'

const params = z.object({ kind: z.enum(letterKindNames) })

/** Maximum number of characters. */
export const longestLetter = 20_000

export const LetterText = z.object({
  title: text('a title', 120, 3),
  /** Markdown with fields in double braces. */
  body: text('the text', longestLetter, 20),
})

export const LetterTemplateInput = LetterText.extend({
  /** What changed. */
  note: text('the change note', 300, 0).default(''),
  /** The version that was read, so that a concurrent change is not lost. */
  version: z.int('Say which version'),
})

export const LetterSettingInput = z.object({
  signatoryName: nameText('the name of the signatory', 120, 2),
  signatoryDesignation: nameText('the designation of the signatory', 120, 2),
})

export const LetterTemplate = z.object({
  kind: z.enum(letterKindNames),
  title: z.string(),
  body: z.string(),
  /** 0: the text that comes with the product. */
  version: z.int(),
  tellsPay: z.boolean(),
  /** The company's, newest first. */
  versions: z.array(z.object({ version: z.int(), note: z.string(), author: z.string(), createdAt: Instant })),
})

export const letterTemplateRoutes = defineRoutes({
  'GET /api/v1/user/letter-template': {
    access: 'letterRead',
    summary: 'The letters that the company can issue, with the version of their texts.',
    reply: z.array(
      z.object({
        kind: z.enum(letterKindNames),
        title: z.string(),
        version: z.int(),
        tellsPay: z.boolean(),
        updatedAt: Instant.nullable(),
      }),
    ),
  },
  'GET /api/v1/user/letter-template/{kind}': {
    access: 'letterRead',
    summary:
      'The text of a letter with its versions, as it is or as it was; version 0 is the one the product begins with.',
    params,
    query: z.object({ version: count(100_000).optional() }),
    reply: LetterTemplate,
  },
  'PUT /api/v1/user/letter-template/{kind}': {
    access: 'letterWrite',
    summary: 'Keeps a new version of the text of a letter. Letters that were issued stay as they are.',
    params,
    body: LetterTemplateInput,
    reply: z.object({ version: z.int() }),
    message: 'Letter text saved',
  },
  'POST /api/v1/user/letter-template/{kind}/preview': {
    access: 'letterRead',
    reads: true,
    summary: 'A text as a letter to an invented person, with what is wrong with its fields.',
    params,
    body: z.object({ title: z.string().max(120), body: z.string().max(longestLetter) }),
    reply: z.object({ paper: LetterPaper, problems: z.array(z.string()) }),
  },
  'GET /api/v1/user/letter-setting': {
    access: 'letterRead',
    summary: 'Who signs the letters; null until it is set.',
    reply: z.object({ signatoryName: z.string(), signatoryDesignation: z.string() }).nullable(),
  },
  'PUT /api/v1/user/letter-setting': {
    access: 'letterWrite',
    summary: 'Sets who signs the letters.',
    body: LetterSettingInput,
    reply: z.null(),
    message: 'Signatory saved',
  },
})
