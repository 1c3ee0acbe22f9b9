import type { z } from 'zod'
import type { DomainInput } from '@muster/contract/single-sign-on/provider.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { asValue, audit, nowIs } from '../../../platform/audit/audit.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { conflict, notFound, Problem, wrongField } from '../../../platform/problem.ts'
import { endBarredSessions, isRightCode, issueCode, spendCode } from '../../identity/index.ts'
import { assertAdmin } from '../provider/admin.ts'
import {
  deleteDomain,
  deleteOwner,
  domainIsProved,
  insertOwner,
  putClaim,
  takeClaimTry,
} from '../provider/domain.queries.ts'
import { providerRow } from '../provider/provider.queries.ts'
import { companySettings } from './provider.ts'

const maxTries = 5

/** Whoever reads mail to these addresses controls the domain: no other mailbox proves it. */
export async function claimDomain(tx: Tx, app: App, actor: Actor, { domain, mailbox }: z.output<typeof DomainInput>) {
  assertAdmin(actor)
  if (mailProviders.has(domain))
    throw wrongField('body.domain', say`Anybody can have an address there. Enter your company's own domain.`)
  const to = `${mailbox}@${domain}`
  await spendCode(app, tx.organisation, to)
  const { code, codeDigest, codeExpiresAt } = issueCode(app.secrets, ownerOfCode(tx, domain), tx.now)
  if (
    (await putClaim(tx, {
      domain,
      mailbox,
      codeDigest,
      codeExpiresAt,
      sentBefore: plusSeconds(tx.now, -30),
      now: tx.now,
    })) === 0
  )
    throw conflict(say`This domain is verified already, or a code was sent a moment ago.`)
  await sendMail(tx, {
    to,
    template: 'domain-code',
    subject: say`${code} verifies ${domain} for Muster`,
    lines: [
      say`Hello,`,
      say`An administrator wants the people of ${domain} to sign in to Muster with single sign-on. Give them this code only if that is your company. It expires in 10 minutes.`,
    ],
    code,
    note: say`If you don't know about this, ignore this email: nothing changes without the code.`,
  })
  return companySettings(tx, app, actor)
}

/** A wrong code counts even though the call fails, so the attempt is stored in its own transaction. */
export async function proveDomain(app: App, actor: Actor, { domain, code }: { domain: string; code: string }) {
  assertAdmin(actor)
  const wrong = await app.database.within(actor.organisation, async (tx) => {
    const attempt = await takeClaimTry(tx, { domain, maxTries, now: tx.now })
    if (!attempt) return say`This code is no longer valid. Request a new one.`
    if (!isRightCode(app.secrets, ownerOfCode(tx, domain), code, attempt.codeDigest))
      return say`That code is not right.`
    const state = (await providerRow(tx, {}))?.state ?? 'off'
    if ((await insertOwner(tx, { domain, state })) === 0)
      throw conflict(say`This domain belongs to another company`, [
        { path: 'body.domain', message: say`This domain belongs to another company` },
      ])
    await domainIsProved(tx, { domain, now: tx.now })
    if (state === 'enforced') await endBarredSessions(tx, actor.session)
    await audit(tx, actor, 'provedDomain', { type: 'organisation', id: tx.organisation }, { domain: nowIs(domain) })
    return null
  })
  if (wrong) throw new Problem(400, wrong, { errors: [{ path: 'body.code', message: wrong }] })
}

export async function removeDomain(tx: Tx, app: App, actor: Actor, domain: string) {
  assertAdmin(actor)
  if ((await deleteDomain(tx, { domain })) === 0) throw notFound(say`The domain was not found.`)
  await deleteOwner(tx, { domain })
  const gone = { domain: { from: asValue(domain), to: null } }
  await audit(tx, actor, 'removedDomain', { type: 'organisation', id: tx.organisation }, gone)
  return companySettings(tx, app, actor)
}

const ownerOfCode = (tx: Pick<Tx, 'organisation'>, domain: string) => `${tx.organisation}:${domain}`

const mailProviders = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'yahoo.co.in'],
  ...['ymail.com', 'rediffmail.com', 'icloud.com', 'me.com', 'aol.com', 'proton.me', 'protonmail.com', 'zoho.com'],
  ...['zohomail.in', 'gmx.com', 'gmx.de', 'mail.com', 'yandex.com', 'fastmail.com'],
])
