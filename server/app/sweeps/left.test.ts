import { beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { actorsChanged } from '../../platform/actors-changed.ts'
import { payScene, type PayScene } from '../testing.ts'

const calls = Object.entries(allRoutes) as [string, Route][]
const open = calls.filter(([, { former }]) => former === true)

let scene: PayScene
beforeAll(async () => {
  scene = await payScene()
  // Manager by role: the role's permissions have ended.
  for (const { account } of [scene.priya, scene.outsiders.manager])
    await scene.company.within(async (tx) => {
      await tx.query({ name: '', text: 'update account set is_active = false where id = $1', values: [account] })
      await actorsChanged(tx, account)
    })
})

describe('a former employee', () => {
  test('makes only calls that need no permission, changes only their own notifications and session, and exports their data', () => {
    for (const [key, { access }] of open) expect.soft(access, key).toBe('signedIn')
    expect(open.map(([key]) => key).filter((key) => !key.startsWith('GET'))).toEqual([
      'POST /api/auth/user/signout',
      'PUT /api/v1/user/preference',
      'POST /api/v1/employee/self-letter/{id}/acknowledge',
      'PUT /api/v1/notification/mark-all-read',
      'PUT /api/v1/notification/mark-read/{id}',
      'DELETE /api/v1/notification/clear/{id}',
      'DELETE /api/v1/notification/clear-all',
      'POST /api/v1/privacy/own-export',
    ])
  })

  test('reads their own payslips, certificates, loans and settlement', async () => {
    const { priya } = scene
    const params = { id: priya.employee }
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params })
    const slip = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
    expect(slip.netPaise).toBe(data[0]!.netPaise)
    expect(await priya.call('GET /api/v1/employee/loan/{id}', { params })).toHaveLength(1)
    expect(await priya.call('GET /api/v1/employee/self-settlement')).toBe(null)
    expect(await priya.call('GET /api/v1/employee/self-form-16')).toEqual(expect.anything())
    expect(await priya.call('GET /api/v1/employee/profile')).toMatchObject({ name: 'Priya Sharma' })
  })

  test('reads nothing of others, whatever their role was', async () => {
    const { outsiders, priya, ids } = scene
    for (const id of ids)
      for (const [key] of open.filter(([one]) => one.startsWith('GET') && one.includes('{id}'))) {
        const { body } = await send(outsiders.manager.token, key, id)
        expect.soft(scene.figures.exec(body)?.[0], key).toBe(undefined)
      }
    const params = { id: outsiders.manager.employee }
    expect(await priya.refused('GET /api/v1/user/passbook/{id}', { params })).toMatchObject({ status: 404 })
  })

  test('is refused every other call', async () => {
    const { token } = scene.priya
    const closed = calls.filter(([, { access, former }]) => access !== 'public' && access !== 'onboarding' && !former)
    for (const [key] of closed) expect.soft((await send(token, key, scene.ids[0]!)).statusCode, key).toBe(403)
  })
})

function send(token: string, key: string, id: string) {
  const [method, path = ''] = key.split(' ')
  const url = path.replaceAll(/\{\w+\}/g, id)
  return scene.company.fastify.inject({ method: method as 'GET', url, headers: { authorization: `Bearer ${token}` } })
}
