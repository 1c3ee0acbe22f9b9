import { sql } from 'kysely'
import { expect, it } from 'vitest'
import sharp from 'sharp'
import { leave } from '../../features/leave/index.ts'
import { fileCleaning } from '../../features/organisation/files/file-cleaning.ts'
import { aCompany, run, type Company } from '../../testing/company.ts'

const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

it('an unreferenced file is deleted after a day, and referenced files stay', async () => {
  const company = await aCompany()
  const priya = await company.employee('Priya Nair')
  const keep = (kind: 'document' | 'photo' | 'payslip') =>
    company.app.files.keep(company.organisation, kind, Buffer.from('bytes'), 'pdf')
  const [document, photo, payslip] = [await keep('document'), await keep('photo'), await keep('payslip')]
  const { logo } = await company.admin.call('PUT /api/v1/user/org-logo', {
    files: { logo: { name: 'logo.png', bytes: picture } },
  })
  await company.within((tx) => leave.seed(tx))
  const [unpaid] = (await priya.call('GET /api/v1/employee/leave-types')).filter(({ isPaid }) => !isPaid)
  const body = { policyId: unpaid!._id, from: '2027-01-04', to: '2027-01-04', reason: 'Something at home' }
  const documents = { name: 'note.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }
  const { _id: id } = await priya.call('POST /api/v1/employee/leave', { body, files: { documents } })
  const { attachments } = await priya.call('GET /api/v1/employee/leave/{id}', { params: { id } })
  const sent = attachments[0]!.key
  await clean(company, 0.9)
  expect(await kept(company)).toEqual([document, photo, payslip, logo, sent].toSorted())
  await clean(company, 1.1)
  expect(await kept(company)).toEqual([logo, sent].toSorted())
})

it('files of an organisation without any, and old ones, are left alone', async () => {
  const company = await aCompany()
  await clean(company, 2)
  const old = await company.app.files.keep(company.organisation, 'document', Buffer.from('bytes'), 'pdf')
  await clean(company, 40)
  expect(await kept(company)).toEqual([old])
})

it('the cleaning knows every column that names a file', async () => {
  const company = await aCompany()
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and right(column_name, 4) = '_key' order by 1`,
    ),
  )
  expect((rows as { name: string }[]).map(({ name }) => name)).toEqual([
    // Not a file: whether an account belongs to an API key.
    'account.is_key',
    'account.photo_key',
    'attendance_archive.old_key',
    'change_request.file_key',
    'company_policy_version.file_key',
    'employee.photo_key',
    'employee_document.file_key',
    'form_16_part.file_key',
    // Not a file: the key of a leave grant.
    'leave_ledger.grant_key',
    'letter.file_key',
    'organisation.logo_key',
    // Not a file: a passkey's signing key.
    'passkey.public_key',
    'payslip.pdf_key',
    'personal_export.file_key',
    'request_attachment.file_key',
    'run_file.file_key',
    'tax_proof.file_key',
  ])
})

async function clean(company: Company, days: number): Promise<void> {
  company.clock.set(new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString())
  await fileCleaning(company.app, { organisation: company.organisation })
}

async function kept(company: Company): Promise<string[]> {
  const keys: string[] = []
  for await (const some of company.app.files.list(company.organisation)) keys.push(...some)
  return keys.toSorted()
}
