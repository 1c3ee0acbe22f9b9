import { law } from '../../../../law/law.ts'
import { joined, plain, say } from '../../../../sentence.ts'
import { part130 } from './form-16-rows-130.ts'
import { partB, partBOf2023 } from './form-16-rows.ts'
import type { Form16Print } from './form-16-print.ts'

export const form16Layout = law<readonly Form16Print[]>(
  'in.tax.form16',
  'Income tax: rows of the certificate',
  'table',
  [
    {
      from: '2023-04-01',
      value: partBOf2023,
      source: 'Income-tax Rules 1962, Form 16, Part B (2019)',
      certainty: 'firm',
    },
    {
      from: '2024-04-01',
      value: partB,
      source: 'Income-tax Rules 1962, Form 16, Part B, notification 112/2024',
      certainty: 'firm',
    },
    {
      from: '2026-04-01',
      value: part130,
      source: 'Income-tax Rules 2026, Form 130, Part C, Annexure I (gazette 271092, from one transcription)',
      certainty: 'unsure',
    },
  ],
  (rows) =>
    joined(
      rows.map(({ number, text }) => say`${number} ${plain(text)}`),
      '; ',
    ),
)
