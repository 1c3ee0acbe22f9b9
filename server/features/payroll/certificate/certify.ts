import { createHash } from 'node:crypto'
import type { Id } from '@muster/contract/values.ts'
import { canonicalText, certificateTies } from '@muster/engine/payroll/outputs/certificate.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { materialOf } from '../outputs/material.ts'
import { certificatesOf, insertCertificate, runToCertify } from './certificate.queries.ts'
import { certified } from './figures.ts'
import { voidCertificates } from '../pay-run/steps/void-certificates.ts'

/** The job after a run was locked or paid. A run reopened meanwhile gets no certificate. */
export async function certifyRun(
  app: App,
  { organisation, run, account }: { organisation: Id; run: Id; account: Id | null },
): Promise<void> {
  await app.database.within(organisation, async (tx) => {
    const payRun = await runToCertify(tx, { run })
    if (payRun && payRun.kind !== 'reversal' && (payRun.state === 'approved' || payRun.state === 'paid'))
      await certify(app, tx, run, account)
  })
}

/** By hand: for an earlier run, after a reversal, or when a hold was released. */
export async function issueCertificate(app: App, tx: Tx, actor: Actor, run: Id): Promise<{ n: number }> {
  const payRun = await runToCertify(tx, { run })
  if (!payRun) throw notFound(say`The pay run was not found.`)
  if (payRun.state !== 'approved' && payRun.state !== 'paid')
    throw conflict(say`The certificate is available once the pay run is approved.`)
  if (payRun.kind === 'reversal') throw conflict(say`A reversal has no certificate of its own.`)
  const { n, sha256, isNew } = await certify(app, tx, run, actor.account)
  if (isNew) await audit(tx, actor, 'certifiedRun', { type: 'payRun', id: run }, { sha256: nowIs(sha256) })
  return { n }
}

/** The same figures are certified once; different figures replace the previous certificate. */
async function certify(app: App, tx: Tx, run: Id, account: Id | null) {
  const figures = await certified(await materialOf(app, tx, run))
  const text = canonicalText(figures)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const valid = (await certificatesOf(tx, { run })).find(({ voided }) => voided === null)
  if (valid?.sha256 === sha256) return { n: valid.n, sha256, isNew: false }
  await voidCertificates(tx, { run, stage: figures.stage, cause: 'replaced', reason: '', account })
  const { stage } = figures
  const row = { id: newId(), run, stage, figures: text, sha256, ties: certificateTies(figures), account, now: tx.now }
  const { n } = (await insertCertificate(tx, row))!
  return { n, sha256, isNew: true }
}
