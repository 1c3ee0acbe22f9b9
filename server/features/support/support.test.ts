import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { call, refusal } from '../../testing/call.ts'
import { aCompany, run } from '../../testing/company.ts'

const question = {
  name: 'Meera Iyer',
  email: 'Meera@Acme.test',
  topic: 'pricing' as const,
  message: 'What does it cost for 80 people?',
}

describe('the contact page', () => {
  it("shows this server's configuration, and null for the rest", async () => {
    const { app } = await aCompany()
    const { contact } = app.config
    const nothing = { address: null, email: null, phone: null, hours: null }
    expect(await call(null, 'GET /api/v1/public/contact', {})).toEqual(nothing)
    app.config.contact = { ...nothing, phone: '+91 80 4000 1234', hours: 'Monday to Friday, 9:30 am to 6:30 pm' }
    expect(await call(null, 'GET /api/v1/public/contact', {})).toEqual(app.config.contact)
    app.config.contact = contact
  })
})

describe('a question from outside', () => {
  it('is stored under the reference shown to its writer', async () => {
    const company = await aCompany()
    const { reference } = await call(null, 'POST /api/v1/public/faq', { body: question })
    expect(reference).toMatch(/^Q-[0-9A-F]{8}$/)
    const { rows } = await company.within((tx) =>
      run(tx, sql`select name, email, topic from support_question where reference = ${reference}`),
    )
    expect(rows).toEqual([{ name: 'Meera Iyer', email: 'meera@acme.test', topic: 'pricing' }])
  })

  it('reports all wrong fields at once', async () => {
    const { status, errors } = await refusal(null, 'POST /api/v1/public/faq', {
      body: { name: '', email: 'meera', topic: 'weather' as 'other', message: 'Short' },
    })
    expect([status, errors?.map(({ path }) => path)]).toEqual([
      400,
      ['body.name', 'body.email', 'body.topic', 'body.message'],
    ])
  })

  it('is limited to five in ten minutes', async () => {
    let last = 0
    for (let times = 0; times < 6; times++) {
      last = await refusal(null, 'POST /api/v1/public/faq', { body: question }).then(
        ({ status }) => status,
        () => 200,
      )
    }
    expect(last).toBe(429)
  })
})

describe('feedback', () => {
  it('from a signed-in person is stored with the account', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    await priya.call('POST /api/v1/utility/feedback', {
      body: { feedbackType: 'bug', description: 'The timer jumps', page: '/home/default' },
    })
    const { rows } = await company.within((tx) =>
      run(tx, sql`select description, page from support_feedback where account_id = ${priya.account}`),
    )
    expect(rows).toEqual([{ description: 'The timer jumps', page: '/home/default' }])
  })

  it('is accepted without a session, and with an expired one', async () => {
    const body = { feedbackType: 'suggestion' as const, description: 'A dark theme' }
    expect(await call(null, 'POST /api/v1/utility/feedback', { body })).toBeNull()
    expect(await call('not.a.token', 'POST /api/v1/utility/feedback', { body })).toBeNull()
  })

  it('needs a type and some text', async () => {
    const { errors } = await refusal(null, 'POST /api/v1/utility/feedback', {
      body: { feedbackType: 'praise' as 'other', description: '  ' },
    })
    expect(errors).toEqual([
      { path: 'body.feedbackType', message: 'Choose a type' },
      { path: 'body.description', message: 'Enter a description' },
    ])
  })
})
