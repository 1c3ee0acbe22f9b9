import { expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'

const key = 'GET /api/v1/employee/company-summary'

it('a company writes a summary for everyone, and can remove it', async () => {
  const company = await aCompany()
  const priya = await company.employee('Priya Nair')
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const write = (description: string, who = hr) =>
    who.raw('PUT /api/v1/employee/company-summary', { body: { description } })
  expect(await priya.call(key)).toBeNull()
  expect((await write('Ours', priya)).status).toBe(403)
  expect((await write(' ')).status).toBe(400)
  expect((await write('x'.repeat(10_001))).status).toBe(400)
  await write('We make *components*.')
  await write('We make **components** <b>well</b>.')
  expect(await priya.call(key)).toMatchObject({
    description: 'We make **components** <b>well</b>.',
    html: '<p>We make <strong>components</strong> &lt;b&gt;well&lt;/b&gt;.</p>',
    updatedBy: 'Hema Rao',
  })
  const other = await aCompany('Globex')
  expect(await other.admin.call(key)).toBeNull()
  expect((await priya.refused('DELETE /api/v1/employee/company-summary')).status).toBe(403)
  await hr.call('DELETE /api/v1/employee/company-summary')
  expect(await priya.call(key)).toBeNull()
  expect((await hr.refused('DELETE /api/v1/employee/company-summary')).status).toBe(404)
  const preview = { body: { text: '*soft*' } }
  expect(await hr.call('POST /api/v1/employee/markdown-preview', preview)).toEqual({ html: '<p><em>soft</em></p>' })
  expect((await priya.refused('POST /api/v1/employee/markdown-preview', preview)).status).toBe(403)
})
